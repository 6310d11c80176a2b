import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './RecordList.css.ts';

export type RootProps = ComponentPropsWithRef<'ul'>;

/** A list of records, separated by hairlines. Renders `<ul>`. */
export function Root({ className, ...props }: RootProps) {
  return <ul {...props} className={cx(styles.root, className)} />;
}

export interface ItemProps extends ComponentPropsWithRef<'li'> {
  /** Marks the current record for keyboard shortcuts with a bar. @default false */
  current?: boolean;
}

/** A record. Renders `<li>`. */
export function Item({ current = false, className, ...props }: ItemProps) {
  return (
    <li {...props} data-current={current ? '' : undefined} className={cx(styles.item, className)} />
  );
}

export type LeadProps = ComponentPropsWithRef<'div'>;

/** At the start of the record: a checkbox that selects it, or its picture. Renders `<div>`. */
export function Lead({ className, ...props }: LeadProps) {
  return <div {...props} className={cx(styles.lead, className)} />;
}

export type MainProps = ComponentPropsWithRef<'div'>;

/** Title, data and text of the record. Renders `<div>`. */
export function Main({ className, ...props }: MainProps) {
  return <div {...props} className={cx(styles.main, className)} />;
}

export type TitleProps = ComponentPropsWithRef<'p'>;

/** Title of the record, usually a link, in the direction of its first letter. Renders `<p>`. */
export function Title({ className, ...props }: TitleProps) {
  return <p dir="auto" {...props} className={cx(styles.title, className)} />;
}

export type MetaProps = ComponentPropsWithRef<'p'>;

/** Author, date and context. Renders `<p>`. */
export function Meta({ className, ...props }: MetaProps) {
  return <p {...props} className={cx(styles.meta, className)} />;
}

export type SideProps = ComponentPropsWithRef<'div'>;

/** State and actions, at the end of the row or, on narrow screens, below the record. Renders `<div>`. */
export function Side({ className, ...props }: SideProps) {
  return <div {...props} className={cx(styles.side, className)} />;
}
