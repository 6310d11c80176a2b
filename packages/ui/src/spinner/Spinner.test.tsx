import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Spinner } from './index.ts';

describe('Spinner', () => conformance(<Spinner />));

test('announces its label', async () => {
  const screen = await render(<Spinner label="Loading the article" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading the article');
});
