'use client';
import { ChevronDown, Mail, MapPin, Phone } from 'lucide';
import { useId } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CardRoot, type TitledCardProps } from '../internal/CardRoot.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { withTelephone } from '../internal/telephone.tsx';
import { unbroken } from '../internal/unbroken.tsx';
import { type OpenStateProps, useControlled } from '../internal/useControlled.ts';
import { useHydrated } from '../internal/useHydrated.ts';
import { Link } from '../link/Link.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './OfficeCard.css.ts';
import { useReveal } from './useReveal.ts';

const defaultLabels = {
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  hours: 'Hours',
  /** Button that shows the details on devices without hover. */
  details: 'Details',
  call: 'Call',
  mail: 'Email',
  map: 'Map',
} as const;

/** Labels of the card. For assistive technology, the city follows the labels of the button and the links. */
export interface OfficeCardLabels extends Words<typeof defaultLabels> {}

export interface OfficeCardProps extends OpenStateProps, TitledCardProps {
  /** City of the office. */
  city: string;
  /** Country of the office. */
  country: string;
  /** Kind of office, for example `Headquarters`. */
  note?: string;
  /** Image of the place, shown at 3:2. Decorative unless it has an `alt`. */
  image?: PictureImage;
  /** Postal address as one string, which wraps. */
  address: string;
  /** Phone number in international format, for example `+82 2-555-0100`. */
  phone: string;
  /** E-mail address of the office. */
  email: string;
  /** Opening hours as text, for example `Mon–Fri 9:00–18:00`. */
  hours: string;
  /** URL of a map of the place. Opens in a new tab. */
  mapHref: string;
  /**
   * Rendered width of the image (`sizes`), from which the browser selects the file.
   * @default '(width >= 64rem) 29vw, (width >= 40rem) 50vw, 7rem'
   */
  sizes?: string;
  labels?: Partial<OfficeCardLabels>;
}

/**
 * An office and its contact details. The details cover the image, on phones they open below it, while the pointer is on
 * the card or focus is in it, and on devices without hover after a press. Without an image they are always shown. Renders
 * `<article>` or the element in `as`.
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
  sizes = '(width >= 64rem) 29vw, (width >= 40rem) 50vw, 7rem',
  headingLevel = 3,
  labels,
  className,
  ...props
}: OfficeCardProps) {
  const words = useLabels('OfficeCard', defaultLabels, labels);
  const [open, setOpen] = useControlled(openFromCaller, defaultOpen, onOpenChange);
  const reveal = useReveal(open, setOpen);
  const hydrated = useHydrated();
  const id = useId();
  const facts = [
    { label: words.address, value: address },
    { label: words.phone, value: <bdi dir="ltr">{withTelephone(phone)}</bdi> },
    { label: words.email, value: <bdi dir="ltr">{email}</bdi> },
    { label: words.hours, value: hours },
  ];
  const details = facts.map(({ label, value }) => (
    <div key={label} className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
  const actions = [
    { label: words.call, icon: Phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    { label: words.mail, icon: Mail, href: `mailto:${email}` },
    { label: words.map, icon: MapPin, href: mapHref, newTab: true },
  ];
  return (
    <CardRoot
      {...props}
      data-state={open || !image ? 'open' : 'closed'}
      className={cx(styles.root, className)}
    >
      <div {...(image && reveal.area)} className={cx(styles.area, image && styles.beside)}>
        <div className={styles.head}>
          <Heading level={headingLevel} size="h3">
            {city}
          </Heading>
          {note && <p className={styles.note}>{unbroken(note)}</p>}
          <p className={styles.country}>{country}</p>
          {image && (
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
          )}
        </div>
        {image ? (
          <div {...reveal.image} className={styles.media}>
            <Picture
              {...image}
              ratio="3:2"
              fallback="ground"
              sizes={sizes}
              className={cx(styles.image, !hydrated && styles.early)}
            />
            <dl id={id} data-ground="dark" className={cx(styles.details, styles.overImage)}>
              {details}
            </dl>
          </div>
        ) : (
          <dl className={styles.details}>{details}</dl>
        )}
        <ul className={styles.actions}>
          {actions.map(({ label, icon, ...link }) => (
            <li key={link.href} className={styles.action}>
              <Link {...link} tone="plain" className={styles.link}>
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
    </CardRoot>
  );
}
