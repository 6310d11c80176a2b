/** Text with all kinds of markup, nested at random, and its words. The same for the same seed. */
export function randomMarkup(seed: number): { markup: string; words: string[] } {
  let state = seed * 2_654_435_761;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const choose = <Value>(...values: Value[]) => values[random(values.length)] as Value;
  const words: string[] = [];
  const word = () => {
    words.push(`w${seed}x${words.length}y`);
    return words.at(-1) ?? '';
  };
  const address = () =>
    choose('/blog/x', '/a.webp', 'https://x.example/a', 'ftp://x', 'mailto:a@b.c');
  const title = () => (random(2) > 0 ? ` "${word()}"` : '');
  const inline = (depth: number): string => {
    const inside = () => (depth > 0 ? inline(depth - 1) : word());
    const make = choose(
      word,
      () => `**${inside()}**`,
      () => `*${inside()}*`,
      () => `\`${word()}\``,
      () => `[${inside()}](${address()}${title()})`,
      () => `![${inside()}](${address()}${title()})`,
      () => `<b title="${word()}">${word()}</b>`,
      () => `~~${word()}~~ [^${word()}] \\* ${word()} &amp; ${word()}`,
      () => `${inside()}${choose(' ', '\\\n', '  \n', '\n', '')}${inside()}`,
    );
    return make();
  };
  const line = () => inline(2).replaceAll('\n', ' ');
  const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
  const block = (depth: number): string => {
    const inside = () => (depth > 0 ? block(depth - 1) : inline(2));
    const blocks = () => Array.from({ length: 1 + random(3) }, inside).join(choose('\n\n', '\n'));
    const cells = () => Array.from({ length: 1 + random(4) }, line).join(' | ');
    const make = choose(
      () => inline(3),
      () => `${choose('#', '##', '####')} ${line()}`,
      () => `- ${indent(blocks(), '  ')}\n- ${indent(blocks(), '  ')}`,
      () => `${choose('1.', '7)')} ${indent(blocks(), '   ')}`,
      () => `> ${indent(blocks(), '> ')}`,
      () => `\`\`\`${word()}\n${word()}\n\`\`\``,
      () => `| ${word()} | ${line()} |\n|---|:-:|\n| ${cells()} |\n${cells()}`,
      () => `${word()}\n===\n\n---\n\n    ${word()}`,
      () => `[${word()}]: /x "${word()}"`,
      () => '> - '.repeat(9 + random(9)) + blocks(),
    );
    return make();
  };
  const markup = Array.from({ length: 1 + random(4) }, () => block(2)).join('\n\n');
  return { markup, words };
}
