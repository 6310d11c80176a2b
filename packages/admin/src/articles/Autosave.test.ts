import { beforeEach, expect, test, vi } from 'vitest';
import { Autosave, DELAY_MS, RETRY_MS } from './Autosave.ts';

/** Answers of the service, which each attempt waits for. */
let answers: ((isSaved: boolean) => void)[];
const send = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)));
const answer = async (isSaved: boolean) => {
  answers.shift()?.(isSaved);
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
  answers = [];
});

test('saves once after the first of several changes', async () => {
  const autosave = new Autosave(send);
  autosave.change();
  vi.advanceTimersByTime(DELAY_MS - 1);
  autosave.change();
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledOnce();
  expect(autosave.isSaved).toBe(false);
  await answer(true);
  expect(autosave.isSaved).toBe(true);
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect(send).toHaveBeenCalledOnce();
});

test('saves nothing without a change', async () => {
  await new Autosave(send).save();
  expect(send).not.toHaveBeenCalled();
});

test('a change during an attempt is saved after it', async () => {
  const autosave = new Autosave(send);
  autosave.change();
  void autosave.save();
  autosave.change();
  void autosave.save();
  void autosave.save();
  await answer(true);
  expect(send).toHaveBeenCalledTimes(2);
  expect(autosave.isSaved).toBe(false);
  await answer(true);
  expect(autosave.isSaved).toBe(true);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a failed attempt is retried', async () => {
  const autosave = new Autosave(send);
  autosave.change();
  void autosave.save();
  await answer(false);
  expect(autosave.isSaved).toBe(false);
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect(send).toHaveBeenCalledTimes(2);
  await answer(true);
  expect(autosave.isSaved).toBe(true);
});

test('a submission waits for a running attempt', async () => {
  const autosave = new Autosave(send);
  autosave.change();
  void autosave.save();
  const running = autosave.submit();
  expect(running).toBeInstanceOf(Promise);
  await answer(true);
  await running;
  expect(autosave.submit()).toBeUndefined();
});

test('nothing is autosaved during a submission', async () => {
  const autosave = new Autosave(send);
  autosave.change();
  autosave.submit();
  expect(autosave.isSaved).toBe(true);
  autosave.change();
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['accepted', false, false, true],
  ['refused', true, false, false],
  ['accepted after another change', false, true, false],
])('after a submission that is %s', (_, isRefused, changes, isSaved) => {
  const autosave = new Autosave(send);
  autosave.change();
  autosave.submit();
  if (changes) autosave.change();
  autosave.answer(isRefused);
  expect(autosave.isSaved).toBe(isSaved);
});
