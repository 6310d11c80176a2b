const wordsPerMinute = 200;
/** A letter of a script that is written without spaces between words. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Minutes to read a text, rounded up; 0 when there is none. */
export function readingTime(content: string | null | undefined): number {
  const words = (content?.match(/\S+/g) ?? []).reduce((sum, text) => sum + countWords(text), 0);
  return Math.ceil(words / wordsPerMinute);
}

/** Number of words in a text without spaces. */
function countWords(text: string): number {
  if (!unspaced.test(text)) return 1;
  const parts = new Intl.Segmenter('en', { granularity: 'word' }).segment(text);
  return Array.from(parts).filter(({ isWordLike }) => isWordLike).length;
}
