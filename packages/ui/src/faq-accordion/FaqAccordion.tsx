import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Accordion } from '../accordion/index.ts';
import type { ItemHeadings } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { unbroken } from '../internal/unbroken.tsx';
import * as styles from './FaqAccordion.css.ts';

/** One question with its answer. */
export interface FaqItem {
  /** Identifies the item in the list. Also its anchor on the page. */
  id: string;
  question: string;
  /** A code in a column before the question. */
  code?: string;
  answer: ReactNode;
}

export interface FaqAccordionProps
  extends ItemHeadings,
    Omit<Accordion.RootProps, 'children' | 'multiple'> {
  /** Questions with their answers. */
  items: readonly FaqItem[];
}

/** Questions with one answer open at a time; a click on the open one closes it. Renders `<div>`. */
export function FaqAccordion({ items, headingLevel, ...props }: FaqAccordionProps) {
  return (
    <Accordion.Root {...props}>
      {items.map(({ id, code, question, answer }) => (
        <Accordion.Item key={id} id={id} value={id}>
          <Accordion.Heading level={headingLevel}>
            <Accordion.Trigger>
              <span className={code && styles.coded}>
                {code && <span className={styles.code}>{code} </span>}
                {question}
              </span>
              <Icon icon={Plus} className={styles.marker} />
            </Accordion.Trigger>
          </Accordion.Heading>
          <Accordion.Panel>
            <div className={styles.answer}>{unbroken(answer)}</div>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
