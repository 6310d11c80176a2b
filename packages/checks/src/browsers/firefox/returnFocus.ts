import { afterEach } from 'vitest';
import { userEvent } from 'vitest/browser';

/** Most stops of Tab among Firefox's own controls. */
const most = 20;

/** Takes the focus back from Firefox's own controls, which would keep it from the tests of the next files. */
afterEach(async () => {
  for (let stop = 0; stop < most && !top?.document.hasFocus(); stop += 1) await userEvent.tab();
});
