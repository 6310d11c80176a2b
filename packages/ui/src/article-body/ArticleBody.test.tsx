import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ArticleBody, type ArticleInline, type ArticleNode } from './index.ts';

describe('ArticleBody', () => conformance(<ArticleBody content={[]} />));

const link = (href: string): ArticleInline => ({
  type: 'link',
  href,
  children: [{ type: 'text', text: 'here' }],
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https://',
])('a link to %j is rendered as text', (href) => {
  const html = renderToString(
    <ArticleBody content={[{ type: 'paragraph', children: [link(href)] }]} />,
  );
  expect(html).toContain('>here</p>');
  expect(html).not.toContain('<a');
});

test.each([['mailto:service@blower.example'], ['TEL:+820000000'], ['#surge']])(
  'a link to %s does not open a new tab',
  async (href) => {
    const screen = await render(
      <ArticleBody content={[{ type: 'paragraph', children: [link(href)] }]} />,
    );
    const anchor = screen.getByRole('link', { name: 'here', exact: true });
    await expect.element(anchor).toHaveAttribute('href', href);
    await expect.element(anchor).not.toHaveAttribute('target');
  },
);

test('a picture can be a link, and keeps its texts if it fails to load', async () => {
  const picture = { type: 'image', src: 'data:,', alt: 'The hall', caption: 'Fig. 1' } as const;
  const screen = await render(<ArticleBody content={[{ ...picture, href: '/blog/hall' }]} />);
  const anchor = screen.getByRole('link', { name: 'The hall (opens in a new tab)' });
  await expect.element(anchor).toHaveAttribute('href', '/blog/hall');
  const image = screen.getByRole('img', { name: 'The hall' });
  await expect.poll(() => (image.element() as HTMLImageElement).complete).toBe(true);
  await expect.element(image).toBeVisible();
  await expect.element(screen.getByText('Fig. 1')).toBeVisible();
});

test('a range, and the number of a document, stay on one line', async () => {
  const text = 'A turn-down of 40–100% after IEC TS 60034-30-2, or EPA 832-R-10-005.';
  const screen = await render(
    <div style={{ inlineSize: 140, lineHeight: '20px' }}>
      <ArticleBody content={[{ type: 'paragraph', children: [{ type: 'text', text }] }]} />
    </div>,
  );
  const parts = [...screen.container.querySelectorAll('p > span')];
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    '40–100%',
    '60034-30-2,',
    '832-R-10-005.',
  ]);
  expect(new Set(parts.map(({ clientHeight }) => clientHeight)).size).toBe(1);
});

test('a cell of a table can contain a picture', async () => {
  const picture = { type: 'image', src: '/a.webp', alt: 'Impeller' } as const;
  const screen = await render(
    <ArticleBody content={[{ type: 'table', head: [[picture]], rows: [[[picture]]] }]} />,
  );
  await expect.element(screen.getByRole('table', { name: 'Table: Impeller' })).toBeVisible();
  expect(screen.container.querySelectorAll('img')).toHaveLength(2);
});

test.each(['/blog/surge', 'https://www.iso.org/'])(
  'a link to %s opens in a new tab',
  async (href) => {
    const screen = await render(
      <ArticleBody content={[{ type: 'paragraph', children: [link(href)] }]} />,
    );
    const anchor = screen.getByRole('link', { name: 'here (opens in a new tab)' });
    await expect.element(anchor).toHaveAttribute('href', href);
    await expect.element(anchor).toHaveAttribute('target', '_blank');
  },
);

test('markup in text is not interpreted', async () => {
  const text = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
  const { container } = await render(
    <ArticleBody
      content={[
        { type: 'paragraph', children: [{ type: 'text', text }] },
        { type: 'code', language: 'html', text },
      ]}
    />,
  );
  expect(container.querySelector('img, script')).toBeNull();
  expect(container.querySelector('pre')?.textContent).toBe(text);
});

test('a block has the direction of its first letter, with what it contains', async () => {
  const text = (value: string): ArticleInline => ({ type: 'text', text: value });
  const item = [{ type: 'paragraph' as const, children: [text('שלום')] }];
  const screen = await render(
    <ArticleBody
      content={[
        { type: 'heading', level: 2, id: 'a', children: [text('عنوان')] },
        { type: 'paragraph', children: [text('English, then שלום')] },
        { type: 'quote', children: item },
        { type: 'list', items: [item, [text('two')]] },
        { type: 'table', head: [[text('زيادة')]], rows: [[[text('100%')]]] },
      ]}
    />,
  );
  const directions = (selector: string) =>
    [...screen.container.querySelectorAll(selector)].map((one) => getComputedStyle(one).direction);
  expect(directions('h2, blockquote, blockquote p, ul, li, th, td')).toEqual(Array(8).fill('rtl'));
  const mixed = screen.getByText('English, then שלום');
  await expect.element(mixed).toHaveStyle({ direction: 'ltr' });
});

test('code stays left-to-right in a right-to-left article', async () => {
  const { container } = await render(
    <div dir="rtl">
      <ArticleBody
        content={[
          { type: 'paragraph', children: [{ type: 'inlineCode', text: 'P = V × Δp;' }] },
          { type: 'code', language: 'ts', text: 'const flow = 40;' },
        ]}
      />
    </div>,
  );
  for (const code of container.querySelectorAll('code')) {
    expect(getComputedStyle(code).direction).toBe('ltr');
  }
});

test('a heading links to itself, and links inside it become text', async () => {
  const screen = await render(
    <ArticleBody
      content={[
        {
          type: 'heading',
          level: 3,
          id: 'lift-off',
          children: [{ type: 'strong', children: [link('/blog/lift-off')] }],
        },
      ]}
    />,
  );
  const heading = screen.getByRole('heading', { level: 3, name: 'here' });
  await expect.element(heading).toHaveAttribute('id', 'lift-off');
  expect(screen.container.querySelectorAll('a')).toHaveLength(1);
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '#lift-off');
});

test('a formula aligns its cells and results, wraps on a phone, and raises what follows a ^', async () => {
  const content: ArticleNode[] = [
    {
      type: 'code',
      language: 'formula',
      text: 'Old  60.0 / (0.82 × 0.96)  = 76.2 kJ/m³\n\nFactor  68.4 / 81.1   =   0.84\nW = (p2 / p1)^0.286 - 1',
    },
  ];
  await page.viewport(1024, 800);
  const screen = await render(<ArticleBody content={content} />);
  expect(screen.container.querySelector('pre')).toBeNull();
  expect(screen.container.querySelector('sup')?.textContent).toBe('0.286');
  const left = (text: string) => screen.getByText(text).element().getBoundingClientRect().left;
  expect(left('= 0.84')).toBeCloseTo(left('= 76.2 kJ/m³'), 0);
  expect(left('= 0.84')).toBeGreaterThan(left('68.4 / 81.1') + 50);
  expect(left('68.4 / 81.1')).toBeGreaterThan(left('Factor') + 20);
  expect(left('68.4 / 81.1')).toBeCloseTo(left('60.0 / (0.82 × 0.96)'), 0);
  await page.viewport(320, 800);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(screen.container.textContent).toContain('Factor 68.4 / 81.1 = 0.84');
});

test('a figure stays with its unit', async () => {
  const { container } = await render(
    <ArticleBody
      content={[{ type: 'paragraph', children: [{ type: 'text', text: 'At 30 kPa, 3 machines' }] }]}
    />,
  );
  expect(container.textContent).toBe('At 30\u00a0kPa, 3 machines');
});
