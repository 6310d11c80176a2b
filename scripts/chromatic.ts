/** Sends every story to Chromatic. Does nothing without CHROMATIC_PROJECT_TOKEN, as in a fork. */
import { run } from './run.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  await run('chromatic', ['--build-script-name', 'build:storybook', '--exit-zero-on-changes']);
} else {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent to Chromatic.');
}
