import type { Faq } from '@brand/catalogue/questions/faq';
import { FaqAccordion, type FaqAccordionProps, Link } from '@brand/ui';
import { keepOpenAnswer } from '../shell/keepOpenAnswer.ts';

interface QuestionsProps extends Pick<FaqAccordionProps, 'headingLevel' | 'value'> {
  items: readonly Faq[];
  onValueChange?: (value: readonly string[]) => void;
}

/** Questions and answers, some with a link to more. */
export function Questions({ items, headingLevel, value, onValueChange }: QuestionsProps) {
  return (
    <FaqAccordion
      headingLevel={headingLevel}
      value={value}
      onValueChange={(open) => {
        onValueChange?.(open);
        keepOpenAnswer(open);
      }}
      items={items.map(({ id, question, answer, more }) => ({
        id,
        question,
        answer: more ? (
          <>
            {answer} <Link href={more.href}>{more.label}</Link>
          </>
        ) : (
          answer
        ),
      }))}
    />
  );
}
