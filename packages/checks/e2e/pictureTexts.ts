import type { Page } from '@playwright/test';

/** Alternative texts that name their medium, or mostly repeat the caption or heading beside them. */
export const needlessTexts = (page: Page) =>
  page.locator('img:not([alt=""]), [role="img"]').evaluateAll((pictures) => {
    const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    return pictures.flatMap((picture) => {
      const text = picture.getAttribute('aria-label') ?? picture.getAttribute('alt') ?? '';
      const words = wordsOf(text).filter((word) => !['and', 'its', 'the', 'with'].includes(word));
      const beside = [
        picture.closest('figure')?.querySelector('figcaption'),
        picture.closest('article, figure, li, section')?.querySelector('h1, h2, h3, h4'),
      ].map((element) => wordsOf(element?.textContent ?? ''));
      const repeats = beside.some(
        (others) => words.filter((word) => others.includes(word)).length > words.length / 2,
      );
      const namesMedium = /^(?:drawing|illustration|image|photo\w*|picture|rendering) of /i.test(
        text,
      );
      return namesMedium || (words.length > 1 && repeats) ? [text] : [];
    });
  });
