import type { Locator } from 'vitest/browser';

/**
 * Types at the end of a field, letter by letter, in no time. While Vitest presses keys it moves a fake clock on with the
 * real one, and a slow machine then types slower than the pause that a test is about.
 */
export async function typeAtOnce(field: Locator, text: string): Promise<void> {
  const input = field.element() as HTMLInputElement;
  for (const letter of text) {
    input.setRangeText(letter, input.value.length, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
    // React renders what a discrete event changed in the next microtask.
    await Promise.resolve();
  }
}
