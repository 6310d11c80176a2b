import { ButtonLink } from '@brand/ui';

/** Link shown as a button. */
export interface Action {
  name: string;
  href: string;
}

/** Buttons, the primary first. */
export function Actions({ items }: { items: readonly Action[] }) {
  return items.map(({ name, href }, index) => (
    <ButtonLink key={href} href={href} tone={index === 0 ? 'primary' : 'quiet'}>
      {name}
    </ButtonLink>
  ));
}
