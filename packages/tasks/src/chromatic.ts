/** Sends every story to Chromatic. Does nothing without CHROMATIC_PROJECT_TOKEN, as in a fork. */
import { run } from './run.ts';

const folder = 'storybook-static';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  await run('storybook', ['build', '--output-dir', folder]);
  await run('chromatic', ['--storybook-build-dir', folder, '--exit-zero-on-changes']);
} else {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent to Chromatic.');
}
