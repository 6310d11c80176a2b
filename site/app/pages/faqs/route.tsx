import { faqCategories } from '@brand/catalogue/questions/faq';
import { faqPage } from '@brand/catalogue/structuredData';
import { ButtonLink, CallToAction, FilterPills, Section, Stack, Text } from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Questions } from '../../blocks/Questions.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Faqs() {
  const [query] = useSearchParams();
  const category = categories.find(({ name }) => name === query.get('category'))?.name;
  const shown = content.allFaqs.filter((faq) => !category || faq.category === category);
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
              ...categories.map(({ name, count }) => ({
                value: name,
                label: name,
                href: `?category=${name}`,
                count,
              })),
            ]}
          />
          <Text role="status" size="small" tone="muted">
            {`${shown.length} of ${content.allFaqs.length} questions`}
          </Text>
          <Questions key={category} items={shown} headingLevel={2} />
        </Stack>
      </Section>
      <CallToAction
        ground="light"
        {...content.closing}
        actions={
          <>
            <ButtonLink href="/contact">Contact Us</ButtonLink>
            <ButtonLink href="/troubleshooting" tone="quiet">
              Troubleshooting
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}

/** Categories that have a question, with their number of questions. */
const categories = faqCategories
  .map((name) => ({ name, count: content.allFaqs.filter((faq) => faq.category === name).length }))
  .filter(({ count }) => count > 0);
