/** Sends every story to Chromatic, where CHROMATIC_PROJECT_TOKEN is set. Without it, as in a fork, it says so and is done. */
import { run } from './run.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  await run('chromatic', ['--build-script-name', 'build:storybook', '--exit-zero-on-changes']);
} else {
  console.log('No CHROMATIC_PROJECT_TOKEN is set: nothing was sent to Chromatic.');
}
