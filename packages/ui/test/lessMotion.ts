/** Whether reduced motion is asked for: then a story about what moves has nothing to play. */
export function lessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
