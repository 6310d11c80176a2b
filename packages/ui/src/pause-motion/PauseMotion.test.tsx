import { describe } from 'vitest';
import { conformance } from '../../test/conformance.tsx';
import { MotionProvider } from '../motion/index.ts';
import { PauseMotion } from './index.ts';

describe('PauseMotion', () =>
  conformance(<PauseMotion />, {
    wrap: (element) => <MotionProvider>{element}</MotionProvider>,
    interactive: {
      onClick: {
        send: (root) => root.click(),
        acted: ({ dataset }) => dataset.state === 'paused',
      },
    },
  }));
