import { faqCategories } from '@brand/catalogue/questions/faq';
import { faqPage } from '@brand/catalogue/structuredData';
import { FilterPills, Section, Stack, Text } from '@brand/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Aside } from '../../blocks/Aside.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Questions } from '../../blocks/Questions.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Faqs() {
  const [query] = useSearchParams();
  // One answer is open on the whole page.
  const [open, setOpen] = useState<readonly string[]>([]);
  const category = categories.find(({ name }) => name === query.get('category'))?.name;
  const shown = categories.filter(({ name }) => !category || name === category);
  return (
    <LandingPage
      {...content.hero}
      page={page}
      data={import.meta.env.SSR && [faqPage(content.allFaqs)]}
    >
      <Section aria-label={page.title}>
        <Stack gap="xl">
          <FilterPills
            label="Questions by category"
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
          <Stack gap="xxxl">
            {shown.map(({ name, items }) => (
              <Aside key={name} level={2} size="h3" title={name}>
                <Questions items={items} headingLevel={3} value={open} onValueChange={setOpen} />
              </Aside>
            ))}
          </Stack>
        </Stack>
      </Section>
      <Closing ground="light" {...content.closing} />
    </LandingPage>
  );
}

/** Categories that have a question, with their questions. */
const categories = faqCategories
  .map((name) => ({ name, items: content.allFaqs.filter((faq) => faq.category === name) }))
  .filter(({ items }) => items.length > 0);
