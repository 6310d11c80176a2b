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
 * Does the work once the story and its `play` have ended: `play` looks for the words as they are written.
 *
 * @param work returns what undoes it
 * @returns undoes the work, or keeps it from being done
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
