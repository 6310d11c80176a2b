/** Prints progress: in place on a terminal, otherwise one line for every 10 %. */
export function showProgress(label: string, total: number): { step: () => void; end: () => void } {
  const begin = performance.now();
  const minutes = () => ((performance.now() - begin) / 60_000).toFixed(1);
  let done = 0;
  if (total === 0) console.log(`${label}: all screenshots are cached.`);
  return {
    step() {
      done += 1;
      if (process.stdout.isTTY) process.stdout.write(`\r${label}: ${done} of ${total}`);
      else if (Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total))
        console.log(`${label}: ${done} of ${total}, ${minutes()} min`);
    },
    end() {
      if (total > 0 && process.stdout.isTTY)
        console.log(`\r${label}: ${total} screenshots in ${minutes()} min`);
    },
  };
}
