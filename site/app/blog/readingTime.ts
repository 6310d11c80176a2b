const wordsPerMinute = 200;

/** Minutes to read a text, rounded up; 0 when there is none. */
export function readingTime(content: string | null | undefined): number {
  const words = content?.match(/\S+/g)?.length ?? 0;
  return Math.ceil(words / wordsPerMinute);
}
