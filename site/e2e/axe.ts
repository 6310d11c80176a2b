import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds: each rule with the elements that break it.
 *
 * @param within only inside of this selector
 */
export async function violationsOf(page: Page, within = 'html'): Promise<[string, string[]][]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // Reports on what holds, too, take seconds on a page with a large table.
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
