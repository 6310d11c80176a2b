import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { BrowserType } from 'playwright';

interface Source {
  name: string;
  /** Environment variable with its path. */
  variable: string;
  /** Names in PATH, the best first. */
  commands: string[];
  /** Absolute paths, where an operating system does not use PATH. */
  applications: string[];
  /** Playwright's own build. */
  download: BrowserType;
  /** Names of the system's package, the best first. */
  packages: string[];
}

interface Executable {
  /** Path of an installed one. @returns undefined if there is none */
  find(): string | undefined;
  /** Path of an installed one, for configurations that require it. @throws when there is none */
  path(): string;
  /** Finds or installs one, and prints its path and origin. @throws when none can be installed */
  ensure(): string;
}

/** Looks for a browser in its variable, on the system and among Playwright's downloads, or else installs it. */
export function findOrInstall(source: Source): Executable {
  const { name, variable, commands, applications, download, packages } = source;

  function find() {
    return [
      process.env[variable],
      ...commands.map(findCommand),
      ...applications,
      download.executablePath(),
    ].find(isExecutable);
  }

  function path() {
    const found = find();
    if (!found) throw new Error(`No ${name} found. Install it, or set ${variable}.`);
    return found;
  }

  function ensure() {
    const origin = (found: string, text: string) => {
      console.log(`${name}: ${found} (${text})`);
      return found;
    };
    const found = find();
    if (found) return origin(found, 'already installed');

    run('npx', ['playwright', 'install', download.name()]);
    const downloaded = find();
    if (downloaded) return origin(downloaded, "Playwright's download");

    for (const one of packages) {
      installPackages([one]);
      const packaged = find();
      if (packaged) return origin(packaged, "the system's package manager");
    }
    throw new Error(
      `No ${name} found, and none could be installed. Install it, or set ${variable}.`,
    );
  }

  return { find, path, ensure };
}

export function findCommand(command: string): string | undefined {
  const folders = process.env.PATH?.split(delimiter) ?? [];
  return folders.map((folder) => join(folder, command)).find(isExecutable);
}

/** Installs packages of Debian or Ubuntu if it may. The caller looks whether it worked. */
export function installPackages(names: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const apt = [...sudo, 'apt-get', '-o', 'DPkg::Lock::Timeout=300'];
  run('env', [...apt, 'update', '--quiet']);
  run('env', ['DEBIAN_FRONTEND=noninteractive', ...apt, 'install', '--yes', '--quiet', ...names]);
}

function isExecutable(path: string | undefined): path is string {
  try {
    accessSync(path ?? '', constants.X_OK);
    return Boolean(path);
  } catch {
    return false;
  }
}

function run(command: string, parameters: string[]) {
  try {
    execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 });
  } catch {
    // The caller tries the next way and reports if all fail.
  }
}
