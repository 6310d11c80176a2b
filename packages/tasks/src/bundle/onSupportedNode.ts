/** The first release of Node whose `node:crypto` has Argon2. */
const least = { major: 24, minor: 7 };
export const supportedNodes = `>=${least.major}.${least.minor}`;

/**
 * Runs a program of the bundle, or says in one line that it needs another Node. Programs load their code only when they
 * run, because an older Node fails on its imports, before it evaluates anything.
 */
export async function onSupportedNode(program: () => Promise<number>): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isSupported = major > least.major || (major === least.major && minor >= least.minor);
  if (isSupported) {
    process.exitCode = await program();
    return;
  }
  console.error(`The site needs Node ${supportedNodes}. This is Node ${process.versions.node}.`);
  process.exitCode = 1;
}
