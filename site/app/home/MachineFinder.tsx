/** Finds the machine for a duty point. */
export function MachineFinder() {
  return null;
}
