import type { Locator } from 'vitest/browser';

/**
 * Types at the end of a field, letter by letter, without delay. When Vitest presses keys, it advances fake timers with
 * the real one, and on a slow machine the gaps between keys exceed the pause under test.
 */
export async function typeAtOnce(field: Locator, text: string): Promise<void> {
  const input = field.element() as HTMLInputElement;
  for (const letter of text) {
    input.setRangeText(letter, input.value.length, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
    // React renders the update of a discrete event in the next microtask.
    await Promise.resolve();
  }
}
