import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { FaqAccordion } from './index.ts';

const items = [
  { id: 'flow', question: 'What flow?', answer: '40-60 m³/min' },
  { id: 'pressure', question: 'What pressure?', answer: '0.6-1.0 bar' },
];

describe('FaqAccordion', () => conformance(<FaqAccordion items={items} />));

test('every answer is in the server HTML', () => {
  const html = renderToString(<FaqAccordion items={items} />);
  for (const { question, answer } of items) {
    expect(html).toContain(question);
    expect(html).toContain(answer);
  }
});

test('a URL fragment opens its question, which can then be closed', async () => {
  history.replaceState(null, '', '#pressure');
  try {
    const screen = await render(<FaqAccordion items={items} />);
    const pressure = screen.getByRole('button', { name: 'What pressure?' });
    await expect.element(pressure).toHaveAttribute('aria-expanded', 'true');
    await pressure.click();
    await expect.element(pressure).toHaveAttribute('aria-expanded', 'false');
    location.hash = '#flow';
    const flow = screen.getByRole('button', { name: 'What flow?' });
    await expect.element(flow).toHaveAttribute('aria-expanded', 'true');
    // A typed URL may contain a `%` that is not an escape sequence.
    location.hash = '#%';
  } finally {
    history.replaceState(null, '', location.pathname + location.search);
  }
});

test('questions are headings of the given level, with anchors', async () => {
  const screen = await render(<FaqAccordion items={items} headingLevel={2} />);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'What flow?' })).toBeVisible();
  expect(document.getElementById('pressure')?.textContent).toContain('What pressure?');
});

test('a code is part of the name, in a column before the question', async () => {
  const coded = items.map((item, index) => ({ ...item, code: `E${'0'.repeat(index)}1` }));
  const screen = await render(<FaqAccordion items={coded} />);
  await expect.element(screen.getByRole('button', { name: 'E1 What flow?' })).toBeVisible();
  const starts = coded.map(({ code }) => {
    const element = screen.getByText(code, { exact: true }).element();
    return element.getBoundingClientRect().right;
  });
  expect(new Set(starts).size).toBe(1);
});
