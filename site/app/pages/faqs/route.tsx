import { faqCategories } from '@brand/catalogue/questions/faq';
import { faqPage } from '@brand/catalogue/structuredData';
import { FilterPills, Grid, Heading, Section, Stack, Text } from '@brand/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Questions } from '../../blocks/Questions.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Faqs() {
  const [query] = useSearchParams();
  const category = categories.find(({ name }) => name === query.get('category'))?.name;
  const shown = categories.filter(({ name }) => !category || name === category);
  // One answer is open on the whole page, at first that to the first question.
  const [open, setOpen] = useState<readonly string[]>(() =>
    shown.slice(0, 1).map(({ items }) => items[0]?.id ?? ''),
  );
  return (
    <LandingPage
      {...content.hero}
      page={page}
      data={import.meta.env.SSR && [faqPage(content.allFaqs)]}
    >
      <Section aria-label={page.title}>
        <Grid columns="index" gap="l">
          <Stack gap="m">
            <FilterPills
              label="Questions by category"
              look="list"
              value={category ?? ''}
              options={[
                { value: '', label: 'All', href: '?', count: content.allFaqs.length },
                ...categories.map(({ name, items }) => ({
                  value: name,
                  label: name,
                  href: `?category=${name}`,
                  count: items.length,
                })),
              ]}
            />
            <Text role="status" size="small" tone="muted">
              {`${shown.flatMap(({ items }) => items).length} of ${content.allFaqs.length} questions`}
            </Text>
          </Stack>
          <Stack gap="xxl">
            {shown.map(({ name, items }) => (
              <Stack key={name} gap="s">
                <Heading level={2} size="h3">
                  {name}
                </Heading>
                <Questions items={items} headingLevel={3} value={open} onValueChange={setOpen} />
              </Stack>
            ))}
          </Stack>
        </Grid>
      </Section>
      <Closing ground="light" {...content.closing} />
    </LandingPage>
  );
}

/** Categories that have a question, with their questions. */
const categories = faqCategories
  .map((name) => ({ name, items: content.allFaqs.filter((faq) => faq.category === name) }))
  .filter(({ items }) => items.length > 0);
