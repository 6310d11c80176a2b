/** Whether reduced motion is set: stories about motion then have nothing to play. */
export function lessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
