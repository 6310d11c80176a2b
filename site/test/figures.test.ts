import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseStudies } from '@brand/catalogue/caseStudies';
import * as claims from '@brand/catalogue/claims';
import {
  cardAutomotivePlant,
  cardCaseStudies,
  cardCommercialHighRise,
  cardMunicipalWastewater,
} from '@brand/media';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../app');

/** Files that state figures of their own. */
const others = /(claims|plans|responseLevels)\.ts$|company\/media|\.generated\.ts$|\.test\.ts$/;

test('claims are written only in claims.ts', () => {
  const figures = Object.values(claims)
    .flatMap((one) => (typeof one === 'object' && 'value' in one ? claims.inText(one) : []))
    .filter((text) => text.length > 2 && /\d/.test(text));
  expect(figures.length).toBeGreaterThan(20);
  const copies = globSync('**/*.{ts,tsx}', { cwd: app })
    .filter((file) => !others.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(app, file), 'utf8').replaceAll('100,000+ transactions', '');
      const digitsBefore = (figure: string) => new RegExp(`(?<![\\d.,])${escaped(figure)}`);
      return figures
        .filter((figure) => digitsBefore(figure).test(text))
        .map((figure) => `${file}: ${figure}`);
    });
  expect(copies).toEqual([]);
});

test('Open Graph images state the figures of the case studies', () => {
  const cards = [cardAutomotivePlant, cardMunicipalWastewater, cardCommercialHighRise];
  for (const { slug, location, saving, title } of caseStudies) {
    const card = cards.find(({ src }) => src.endsWith(`card-${slug}.jpg`));
    expect(cardCaseStudies.alt).toContain(`${location} ${saving}%`);
    expect(card?.alt).toBe(`${title}, ${location}. ${saving}% energy savings.`);
  }
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
