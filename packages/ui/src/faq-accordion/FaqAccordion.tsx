import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Accordion } from '../accordion/index.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './FaqAccordion.css.ts';

/** One question with its answer. */
export interface FaqItem {
  /** Names the item within the list, and is its anchor in the page. */
  id: string;
  question: string;
  answer: ReactNode;
}

export interface FaqAccordionProps extends Omit<Accordion.RootProps, 'children' | 'multiple'> {
  items: readonly FaqItem[];
  /**
   * Level of the questions in the outline of the page.
   * @default 3
   */
  headingLevel?: Accordion.HeadingProps['level'];
}

/** Questions of which one is open at a time; a click on the open one closes it. Renders `<div>`. */
export function FaqAccordion({ items, headingLevel, ...props }: FaqAccordionProps) {
  return (
    <Accordion.Root {...props}>
      {items.map(({ id, question, answer }) => (
        <Accordion.Item key={id} id={id} value={id}>
          <Accordion.Heading level={headingLevel}>
            <Accordion.Trigger>
              {question}
              <Icon icon={Plus} className={styles.marker} />
            </Accordion.Trigger>
          </Accordion.Heading>
          <Accordion.Panel>
            <div className={styles.answer}>{answer}</div>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
