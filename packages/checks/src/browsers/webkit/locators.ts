import {
  getByLabelSelector,
  getByRoleSelector,
  getByTextSelector,
  Locator,
  selectorEngine,
} from '@vitest/browser/locators';
import { page } from 'vitest/browser';

let targets = 0;

/** Marks an element for the driver. A selector of its place would miss it once something is inserted before it. */
function selectorOf(element: HTMLElement | SVGElement): string {
  if (!element.dataset.target) {
    targets += 1;
    element.dataset.target = `${targets}`;
  }
  return `[data-target="${element.dataset.target}"]`;
}

/** Gives the driver CSS selectors, because it knows no others. */
class CssLocator extends Locator {
  protected override _pwSelector: string;
  protected override _container: Element | undefined;

  constructor(selector: string, container?: Element) {
    super();
    this._pwSelector = selector;
    this._container = container;
  }

  override get selector(): string {
    const [element] = this.elements();
    return element ? selectorOf(element) : this._pwSelector;
  }

  protected override locator(selector: string): Locator {
    return new CssLocator(`${this._pwSelector} >> ${selector}`, this._container);
  }

  protected override elementLocator(element: Element): Locator {
    return new CssLocator(selectorEngine.generateSelectorSimple(element), element);
  }
}

const locators = {
  getByRole: (...args: Parameters<typeof getByRoleSelector>) =>
    new CssLocator(getByRoleSelector(...args)),
  getByLabelText: (...args: Parameters<typeof getByLabelSelector>) =>
    new CssLocator(getByLabelSelector(...args)),
  getByText: (...args: Parameters<typeof getByTextSelector>) =>
    new CssLocator(getByTextSelector(...args)),
  elementLocator: (element: Element) =>
    new CssLocator(selectorEngine.generateSelectorSimple(element), element),
};
// Vitest declares its locators twice.
page.extend(locators as never);
