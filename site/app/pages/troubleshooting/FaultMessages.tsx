import { faultAnchor, faultCode, faultMessages } from '@brand/catalogue/faultMessages';
import { faultsWith } from '@brand/catalogue/search/faults';
import { ButtonLink, EmptyState, FaqAccordion, SearchField, Section, Stack, Text } from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
import { Aside } from '../../blocks/Aside.tsx';
import { keepOpenAnswer } from '../../shell/keepOpenAnswer.ts';
import { messages as words } from './content.ts';
import { FaultDetails } from './FaultDetails.tsx';

/** Messages of the controller, filtered by the query in the URL. */
export function FaultMessages({ path }: { path: string }) {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get('q')?.trim() ?? '';
  const shown = faultsWith(query);
  return (
    <Section id="messages" aria-labelledby="messages-title">
      <Aside
        level={2}
        headingId="messages-title"
        title={words.title}
        text={words.lead}
        controls={
          <Stack gap="l">
            <SearchField
              action={path}
              name="q"
              value={query}
              labels={{ search: words.search }}
              placeholder={words.placeholder}
              onSearch={(q) =>
                setParameters(q ? { q } : {}, { preventScrollReset: true, replace: query !== '' })
              }
            />
            <Text role="status" size="small" tone="muted">
              {words.count(shown.length, faultMessages.length)}
            </Text>
          </Stack>
        }
      >
        {shown.length === 0 ? (
          <EmptyState
            headingLevel={3}
            title={words.none(query)}
            actions={<ButtonLink href={path}>{words.all}</ButtonLink>}
          >
            {words.hint}
          </EmptyState>
        ) : (
          <FaqAccordion
            key={query}
            headingLevel={3}
            onValueChange={keepOpenAnswer}
            defaultValue={shown.length === 1 ? shown.map(faultAnchor) : undefined}
            items={shown.map((message) => ({
              id: faultAnchor(message),
              code: faultCode(message),
              question: message.text,
              answer: <FaultDetails message={message} />,
            }))}
          />
        )}
      </Aside>
    </Section>
  );
}
