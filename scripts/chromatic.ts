/** Sends every story to Chromatic if CHROMATIC_PROJECT_TOKEN is set. Without it, as in a fork, it does nothing. */
import { run } from './run.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  await run('chromatic', ['--build-script-name', 'build:storybook', '--exit-zero-on-changes']);
} else {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent to Chromatic.');
}
