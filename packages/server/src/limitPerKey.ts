/** Limits how many pieces of work run at once for each key; a further one resolves to undefined without running. */
export function limitPerKey(most: number) {
  const running = new Map<string, number>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    const others = running.get(key) ?? 0;
    if (others >= most) return undefined;
    running.set(key, others + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  };
}
