/** The longest time that browsers count, 24 days. They take a longer one, such as `Infinity`, for no time at all. */
const longest = 2 ** 31 - 1;

/** Runs work after a time in ms, which may be `Infinity`: then never. @returns cancels it */
export function after(ms: number, work: () => void): () => void {
  if (ms > longest) return () => {};
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
