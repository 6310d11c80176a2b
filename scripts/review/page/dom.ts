/** Offers these choices, each by its own name. */
export function fillSelect(select: HTMLSelectElement, choices: string[]) {
  select.replaceChildren(...choices.map((choice) => new Option(choice, choice)));
}

/** What `data-…` holds on the nearest element that has it. */
export function dataOf(target: EventTarget | null, name: string) {
  return (target as Element).closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
}

/**
 * An element that the page is known to have.
 *
 * @throws where it has none of this id
 */
export function element<Type extends HTMLElement = HTMLElement>(id: string): Type {
  const one = document.getElementById(id);
  if (!one) throw new Error(`The page has no #${id}.`);
  return one as Type;
}

/** Text that holds no markup. */
export function safe(text: string) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
