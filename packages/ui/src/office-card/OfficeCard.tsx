'use client';
import { ChevronDown, Mail, MapPin, Phone } from 'lucide';
import { type ComponentPropsWithRef, useId } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useHydrated } from '../internal/useHydrated.ts';
import { Link } from '../link/Link.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './OfficeCard.css.ts';
import { useReveal } from './useReveal.ts';

/** Words of the card. Assistive technology hears the city after those of button and links. */
export interface OfficeCardLabels {
  address: string;
  phone: string;
  email: string;
  hours: string;
  /** Button that shows all this where nothing hovers. */
  details: string;
  call: string;
  mail: string;
  map: string;
  /** What assistive technology says after the link to the map. */
  newTab: string;
}

const defaultLabels: OfficeCardLabels = {
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Hours',
  details: 'Details',
  call: 'Call',
  mail: 'E-mail',
  map: 'Map',
  newTab: '(opens in a new tab)',
};

export const officeCardElements = ['article', 'li', 'div'] as const;

export interface OfficeCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  city: string;
  country: string;
  /** What the office is, for example `Headquarters`. */
  note?: string;
  /** The place, shown at 3:2. Decoration unless it has an `alt` of its own. */
  image?: PictureImage;
  /** On one line; it wraps by itself. */
  address: string;
  /** As it is printed, in the international form: `+82 2-555-0100`. */
  phone: string;
  email: string;
  /** Opening hours as they are printed, for example `Mon–Fri 9:00–18:00`. */
  hours: string;
  /** Address of a map that shows the place. Opens in a new tab. */
  mapHref: string;
  /** Whether the details are shown, when the caller holds it. */
  open?: boolean;
  /**
   * Whether the details are shown at first.
   * @default false
   */
  defaultOpen?: boolean;
  /** Is told when pointer, focus or a press show or hide the details. */
  onOpenChange?: (open: boolean) => void;
  /**
   * How wide the image is shown, for the choice of its file.
   * @default '(width >= 64rem) 26rem, (width >= 40rem) 50vw, 100vw'
   */
  sizes?: string;
  /**
   * Level of the city in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
  /**
   * Element to render.
   * @default 'article'
   */
  as?: (typeof officeCardElements)[number];
  labels?: Partial<OfficeCardLabels>;
}

/**
 * An office with the ways to reach it. Its details lie over the image while the pointer is on the card or the focus in
 * it, and where nothing hovers, after a press. Renders `<article>` or the element in `as`.
 */
export function OfficeCard({
  city,
  country,
  note,
  image,
  address,
  phone,
  email,
  hours,
  mapHref,
  open: openFromCaller,
  defaultOpen = false,
  onOpenChange,
  sizes = '(width >= 64rem) 26rem, (width >= 40rem) 50vw, 100vw',
  headingLevel = 3,
  as: Element = 'article',
  labels,
  className,
  ...props
}: OfficeCardProps) {
  const words = { ...defaultLabels, ...labels };
  const [open, setOpen] = useControlled(openFromCaller, defaultOpen, onOpenChange);
  const reveal = useReveal(open, setOpen);
  const hydrated = useHydrated();
  const id = useId();
  const facts = [
    { label: words.address, value: address },
    { label: words.phone, value: <bdi dir="ltr">{phone}</bdi> },
    { label: words.email, value: <bdi dir="ltr">{email}</bdi> },
    { label: words.hours, value: hours },
  ];
  const actions = [
    { label: words.call, icon: Phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    { label: words.mail, icon: Mail, href: `mailto:${email}` },
    { label: words.map, icon: MapPin, href: mapHref, newTab: true },
  ];
  // The elements of `as` take the attributes of an article; only their refs have other types.
  const Tag = Element as 'article';
  return (
    <Tag {...props} data-state={open ? 'open' : 'closed'} className={cx(styles.root, className)}>
      <div {...reveal.area} className={styles.area}>
        <div className={styles.head}>
          <Heading level={headingLevel} size="h3">
            {city}
          </Heading>
          {note && <p className={styles.note}>{note}</p>}
          <p className={styles.country}>{country}</p>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            className={styles.toggle}
            onClick={() => setOpen(!open)}
          >
            {words.details}
            <VisuallyHidden> {city}</VisuallyHidden>
            <Icon icon={ChevronDown} className={styles.chevron} />
          </button>
        </div>
        <div {...reveal.image} className={styles.media}>
          {image && (
            <Picture
              {...image}
              ratio="3:2"
              fallback="ground"
              sizes={sizes}
              className={cx(styles.image, !hydrated && styles.early)}
            />
          )}
          <dl id={id} data-ground="dark" className={styles.details}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul className={styles.actions}>
          {actions.map(({ label, icon, ...link }) => (
            <li key={link.href} className={styles.action}>
              <Link {...link} newTabLabel={words.newTab} tone="plain" className={styles.link}>
                <Icon icon={icon} />
                <span>
                  {label}
                  <VisuallyHidden> {city}</VisuallyHidden>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Tag>
  );
}
