import { addons } from 'storybook/preview-api';

const ends = ['storyFinished', 'playFunctionThrewException'];
let playing = true;

/** Must be called before the first story, because it listens to the events of all of them. */
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
 * Runs a function after the story and its `play` have ended, because `play` looks for the original text.
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
