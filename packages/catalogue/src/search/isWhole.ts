/** Whether a word of a query never is the start of another: a number, a letter, or a short unit behind a number. */
export function isWhole(words: readonly string[], at: number): boolean {
  const [before = '', word = ''] = [words[at - 1], words[at]];
  const isNumber = (text: string) => /^\d+$/.test(text);
  return word.length < 2 || isNumber(word) || (word.length < 3 && isNumber(before));
}
