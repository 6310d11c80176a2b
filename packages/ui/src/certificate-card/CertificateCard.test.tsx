import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { bearing } from '../../test/pictures.ts';
import { CertificateCard } from './index.ts';

describe('CertificateCard', () => conformance(<CertificateCard title="ISO 9001" />));

test('the link includes the title, and is absent without `href`', async () => {
  const screen = await render(<CertificateCard title="ISO 9001" href="/iso.pdf" />);
  const link = screen.getByRole('link', { name: 'View certificate ISO 9001' });
  await expect.element(link).toHaveAttribute('href', '/iso.pdf');
  await screen.rerender(<CertificateCard title="ISO 9001" />);
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});

test('on a phone the text is next to the image', async () => {
  const screen = await render(
    <CertificateCard title="ISO 9001" category="Quality" text="From design." image={bearing} />,
  );
  const box = (selector: string) =>
    screen.container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  expect(box('h3').top).toBeGreaterThan(box('img').bottom);
  await page.viewport(390, 800);
  expect(box('h3').left).toBeGreaterThan(box('img').right);
  expect(box('p').top - box('img').top).toBeLessThan(8);
});
