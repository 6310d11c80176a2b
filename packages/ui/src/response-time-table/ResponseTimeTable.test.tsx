import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ResponseTimeTable, severities } from './index.ts';

const levels = severities.map((severity) => ({ severity, time: '1 h', text: 'Failure' }));

describe('ResponseTimeTable', () =>
  conformance(<ResponseTimeTable label="Response times" items={levels} />));

test('every severity has its own label and colour', async () => {
  const screen = await render(
    <ResponseTimeTable label="Response times" items={levels} labels={{ low: 'Minor' }} />,
  );
  const heads = screen.getByRole('rowheader').elements();
  expect(heads.map((head) => head.textContent)).toEqual(['Critical', 'High', 'Medium', 'Minor']);
  const colours = heads.map(
    (head) => head.firstElementChild && getComputedStyle(head.firstElementChild).backgroundColor,
  );
  expect(new Set(colours).size).toBe(severities.length);
});
