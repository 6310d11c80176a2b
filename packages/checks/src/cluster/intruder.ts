import { type Database, password } from './database.ts';
import type { Host } from './host.ts';

/** Where Patroni keeps who is the primary. */
const lock = '/v2/keys/service/site/leader';

/**
 * What somebody could do to the cluster who has taken over a machine of the site, who knows every password: each must
 * fail. Resolves to what succeeds.
 */
export async function intrusions(machine: Host, database: Database): Promise<string[]> {
  const primary = await database.primary();
  const { address } = primary;
  const curl = ['curl', '--silent', '--show-error', '--fail', '--insecure', '--max-time', '3'];
  const psql = (user: string, name: string) => [
    ...['psql', '--no-psqlrc', '--command', 'select 1'],
    ...['--dbname', `postgres://${user}:${password}@${address}/${name}?connect_timeout=3`],
  ];
  const attempts: Record<string, string[]> = {
    'reads a key of the cluster': [...curl, `https://${address}:2379${lock}`],
    'reads a key without TLS': [...curl, `http://${address}:2379${lock}`],
    'takes the lock': [
      ...curl,
      '--request',
      'PUT',
      '--data',
      'value=web1',
      `https://${address}:2379${lock}`,
    ],
    'writes a key by the newer API': [
      ...['etcdctl', '--insecure-skip-tls-verify', '--command-timeout=3s', '--dial-timeout=3s'],
      ...[`--endpoints=https://${address}:2379`, 'put', '/service/site/leader', 'web1'],
    ],
    'speaks to etcd as a machine of the database': [...curl, `https://${address}:2380/members`],
    'asks Patroni for another primary': [
      ...curl,
      '--request',
      'POST',
      '--data',
      '{}',
      `http://${address}:8008/restart`,
    ],
    'is the superuser': psql('postgres', 'postgres'),
    'is the superuser in the database of the site': psql('postgres', 'site'),
    replicates: psql('replicator', 'postgres'),
    'uses another database': psql('site', 'postgres'),
  };
  const succeeded: string[] = [];
  for (const [what, command] of Object.entries(attempts)) {
    const env = { ETCDCTL_API: '3', PGPASSWORD: password };
    const isDone = await machine.run(command, { env }).then(
      () => true,
      () => false,
    );
    if (isDone) succeeded.push(what);
  }
  // That these attempts would succeed otherwise.
  await primary.run([...curl, ...database.certificate(primary), `https://${address}:2379${lock}`]);
  await machine.run(psql('site', 'site'));
  return succeeded;
}
