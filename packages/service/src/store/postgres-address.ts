import pg from 'pg';

/** What the driver reads in the address of a database: it accepts more than URLs. Undefined if it cannot read it. */
export function readAddress(databaseUrl: string): pg.Client | undefined {
  try {
    return new pg.Client(databaseUrl);
  } catch {
    return undefined;
  }
}

/** Host and port of a database, or the folder of its socket; never its user or password. */
export function placeOf(databaseUrl: string): string {
  const { host = '', port } = readAddress(databaseUrl) ?? {};
  return host.startsWith('/') ? host : `${host}:${port}`;
}

/** The name of the database in an address. */
export function nameIn(databaseUrl: string): string {
  return readAddress(databaseUrl)?.database ?? '';
}

/** The same address as a URL, which has to have a host: a parameter names the folder of a socket, and comes first. */
export function toUrl(databaseUrl: string): string {
  return databaseUrl.replace(/^([a-z]+:\/\/[^/?#]*@)\//, '$1localhost/');
}
