import { FaqAccordion, type FaqAccordionProps, Link } from '@brand/ui';
import type { Faq } from '../company/faq.ts';
import { keepOpenAnswer } from '../shell/keepOpenAnswer.ts';

interface QuestionsProps extends Pick<FaqAccordionProps, 'headingLevel'> {
  of: readonly Faq[];
}

/** Questions with their answers, and where an answer goes on. */
export function Questions({ of, headingLevel }: QuestionsProps) {
  return (
    <FaqAccordion
      headingLevel={headingLevel}
      onValueChange={keepOpenAnswer}
      items={of.map(({ id, question, answer, more }) => ({
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
