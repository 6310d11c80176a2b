import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type AddTask, type Meanwhile, takeTurns } from '../src/server/takeTurns.ts';

/** A promise, and what settles it. */
function settled() {
  let resolve = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}

/** Adds tasks that note in `order` when they start. */
function noting(add: AddTask, order: string[]) {
  return (key: string, name: string, work: (meanwhile: Meanwhile) => Promise<unknown> = nextTurn) =>
    add(key, (meanwhile) => {
      order.push(name);
      return work(meanwhile);
    });
}

test('tasks run one at a time, taken from each key in turn', async () => {
  const order: string[] = [];
  let running = 0;
  const add = noting(takeTurns(10), order);
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    await nextTurn();
    running -= 1;
  };
  const tasks = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => add(name[0] ?? '', name, work));
  await Promise.all(tasks.map((task) => task?.result));
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('the event loop turns between two tasks as long as the first has taken, so that others are served', async () => {
  const add = takeTurns(10);
  let turns = 0;
  const atStart: number[] = [];
  const compute = async () => {
    atStart.push(turns);
    for (const end = performance.now() + 20; performance.now() < end; );
  };
  const tasks = [add('a', compute), add('a', compute)];
  const counting = (async () => {
    while (atStart.length < 2) {
      await nextTurn();
      turns += 1;
    }
  })();
  await Promise.all([counting, ...tasks.map((task) => task?.result)]);
  expect((atStart[1] ?? 0) - (atStart[0] ?? 0)).toBeGreaterThan(15);
});

test('a key has a number of tasks that have not ended, whether they run, wait for a turn or for something else', async () => {
  const add = takeTurns(3, 10);
  const [waiting, failing] = [settled(), settled()];
  const one = add('a', (meanwhile) => meanwhile(waiting.promise));
  const other = add('a', () => failing.promise);
  const third = add('a', async () => 'third');
  expect(add('a', nextTurn)).toBeUndefined();
  expect(await add('b', async () => 'another key')?.result).toBe('another key');

  waiting.resolve();
  failing.reject(new Error('failed'));
  await expect(other?.result).rejects.toThrow('failed');
  await one?.result;
  expect(await third?.result).toBe('third');
  expect(await add('a', async () => 'again')?.result).toBe('again');
});

test('while a task waits for something, others run; then it goes on before those that have not begun', async () => {
  const order: string[] = [];
  const add = noting(takeTurns(10), order);
  const [first, second] = [settled(), settled()];
  const waiting = add('a', 'a1', async (meanwhile) => {
    await Promise.all([meanwhile(first.promise), meanwhile(second.promise)]);
    order.push('a1 again');
  });
  const others = ['a2', 'a3', 'a4'].map((name) =>
    add('a', name, async () => {
      if (name === 'a2') first.resolve();
      if (name === 'a3') second.resolve();
      await nextTurn();
    }),
  );
  await Promise.all([waiting, ...others].map((task) => task?.result));
  expect(order).toEqual(['a1', 'a2', 'a3', 'a1 again', 'a4']);
});

test('a task of several keys runs once, at the first turn of any of them', async () => {
  const order: string[] = [];
  const add = noting(takeTurns(10), order);
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name));
  many[3]?.share('b');
  many[3]?.share('b');
  const last = add('b', 'b1');
  await Promise.all([...many, last].map((task) => task?.result));
  expect(order).toEqual(['a1', 'a2', 'a4', 'a3', 'b1']);
});

test('a task that ends without what it waited for keeps nobody waiting', async () => {
  const add = takeTurns(10);
  const late = settled();
  await add('a', async (meanwhile) => void meanwhile(late.promise))?.result;
  late.resolve();
  await nextTurn();
  expect(await add('b', async () => 'next')?.result).toBe('next');
});

test('a task that waits for something unknown loses its turn', async () => {
  const add = takeTurns(10, 10);
  const unknown = settled();
  const stuck = add('a', () => unknown.promise);
  expect(await add('b', async () => 'next')?.result).toBe('next');
  unknown.resolve();
  await stuck?.result;
});
