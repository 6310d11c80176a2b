import type { Locator } from 'vitest/browser';

/**
 * Appends text to a field letter by letter, without delay. When Vitest presses keys, fake timers advance with real time,
 * and on a slow machine the gaps between keys exceed the pause under test.
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
