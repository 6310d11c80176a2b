/** Prints how a command is used and ends, if `--help` asks for it. */
export function explainUsage(text: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(text);
  process.exit();
}
