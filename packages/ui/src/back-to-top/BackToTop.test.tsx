import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { conformance } from '../../test/conformance.tsx';
import { BackToTop } from './index.ts';

describe('BackToTop', () => conformance(<BackToTop />));

test('is a link to the top in server HTML', () => {
  expect(renderToString(<BackToTop label="To the top" />)).toMatch(/<a[^>]*href="#top"/);
});
