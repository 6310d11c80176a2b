import { addons } from 'storybook/preview-api';

const ends = ['storyFinished', 'playFunctionThrewException'];
let playing = true;

/** Follows the stories from the first one on. */
export async function watchPlays(): Promise<void> {
  const channel = await addons.ready();
  channel.on('storyPrepared', () => {
    playing = true;
  });
  for (const end of ends)
    channel.on(end, () => {
      playing = false;
    });
}

/**
 * Runs a function once the story and its `play` have ended: `play` looks for the original text.
 *
 * @param work returns a function that reverts it
 * @returns a function that reverts or cancels the work
 */
export function afterPlay(work: () => () => void): () => void {
  if (!playing) return work();
  let undo = () => {};
  const channel = addons.getChannel();
  const begin = () => {
    stop();
    undo = work();
  };
  const stop = () => {
    for (const end of ends) channel.off(end, begin);
  };
  for (const end of ends) channel.on(end, begin);
  return () => {
    stop();
    undo();
  };
}
