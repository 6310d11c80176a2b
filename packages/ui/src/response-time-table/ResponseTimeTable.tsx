'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useLabels, type Words } from '../internal/labels.ts';
import { ScrollRegion } from '../internal/ScrollRegion.tsx';
import * as styles from './ResponseTimeTable.css.ts';

export const severities = ['critical', 'high', 'medium', 'low'] as const;

type Severity = (typeof severities)[number];

/** The response time of one severity. */
export interface ResponseLevel {
  severity: Severity;
  /** The time as text, for example `4 hours`. */
  time: string;
  /** Description of this severity. */
  text: ReactNode;
}

/** Times that do not depend on the severity, as further rows of the table. */
export interface OtherResponseTimes {
  /** Heading of these rows. */
  label: string;
  items: readonly {
    /** Kind of request, for example `Emergency`. */
    name: string;
    time: string;
    /** How the time is counted. */
    text: ReactNode;
  }[];
}

const defaultLabels = {
  severity: 'Severity Level',
  time: 'Response Time',
  description: 'Description',
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
} as const;

/** Headers of the table and names of the severities. */
export interface ResponseTimeTableLabels
  extends Record<Severity, string>,
    Words<typeof defaultLabels> {}

export interface ResponseTimeTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Caption above the table, which is its accessible name. */
  label: string;
  /** Response times, from the most to the least severe. */
  items: readonly ResponseLevel[];
  /** Times that do not depend on the severity. */
  others?: OtherResponseTimes;
  labels?: Partial<ResponseTimeTableLabels>;
}

/** Response times by severity, each with its colour and label. Renders `<div>` with a `<table>`. */
export function ResponseTimeTable({
  label,
  items,
  others,
  labels,
  ...props
}: ResponseTimeTableProps) {
  const words = useLabels('ResponseTimeTable', defaultLabels, labels);
  return (
    <div {...props}>
      <ScrollRegion label={label}>
        <table className={styles.table}>
          <caption className={styles.caption}>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{words.severity}</th>
              <th scope="col">{words.time}</th>
              <th scope="col">{words.description}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ severity, time, text }) => (
              <tr key={severity}>
                <th scope="row">
                  <span data-severity={severity} className={styles.severity}>
                    {words[severity]}
                  </span>
                </th>
                <td className={styles.time}>{time}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
          {others && (
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.group}>
                  {others.label}
                </th>
              </tr>
              {others.items.map(({ name, time, text }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className={styles.time}>{time}</td>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </ScrollRegion>
    </div>
  );
}
