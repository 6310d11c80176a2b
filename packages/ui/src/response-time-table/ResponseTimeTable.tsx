import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ScrollRegion } from '../internal/ScrollRegion.tsx';
import * as styles from './ResponseTimeTable.css.ts';

export const severities = ['critical', 'high', 'medium', 'low'] as const;

type Severity = (typeof severities)[number];

/** How soon help comes at one severity. */
export interface ResponseLevel {
  severity: Severity;
  /** The time as it is printed, for example `4 hours`. */
  time: string;
  /** What counts as this severity. */
  description: ReactNode;
}

/** Heads of the table and the words of the severities. */
export interface ResponseTimeTableLabels extends Record<Severity, string> {
  severity: string;
  time: string;
  description: string;
}

const defaultLabels: ResponseTimeTableLabels = {
  severity: 'Severity Level',
  time: 'Response Time',
  description: 'Description',
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export interface ResponseTimeTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the table, above it. */
  caption: string;
  /** From the most to the least severe. */
  levels: readonly ResponseLevel[];
  labels?: Partial<ResponseTimeTableLabels>;
}

/** Response times by severity, each with its colour and word. Renders `<div>` with one `<table>`. */
export function ResponseTimeTable({ caption, levels, labels, ...props }: ResponseTimeTableProps) {
  const words = { ...defaultLabels, ...labels };
  return (
    <div {...props}>
      <ScrollRegion label={caption}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.severity}</th>
              <th scope="col">{words.time}</th>
              <th scope="col">{words.description}</th>
            </tr>
          </thead>
          <tbody>
            {levels.map(({ severity, time, description }) => (
              <tr key={severity}>
                <th scope="row">
                  <span data-severity={severity} className={styles.severity}>
                    {words[severity]}
                  </span>
                </th>
                <td className={styles.time}>{time}</td>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
