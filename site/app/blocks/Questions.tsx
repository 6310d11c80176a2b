import type { Faq } from '@brand/catalogue/questions/faq';
import { FaqAccordion, type FaqAccordionProps, Link } from '@brand/ui';
import { keepOpenAnswer } from '../shell/keepOpenAnswer.ts';

interface QuestionsProps extends Pick<FaqAccordionProps, 'headingLevel'> {
  items: readonly Faq[];
}

/** Questions and answers, some with a link to more. */
export function Questions({ items, headingLevel }: QuestionsProps) {
  return (
    <FaqAccordion
      headingLevel={headingLevel}
      onValueChange={keepOpenAnswer}
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
