/** Whether the user prefers reduced motion. Stories about motion then skip their `play` function. */
export function lessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
