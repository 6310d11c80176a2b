import {
  ButtonLink,
  CallToAction,
  FaqAccordion,
  FilterPills,
  Section,
  Stack,
  Text,
} from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
import * as content from '../content/faqs.ts';
import { cardSupport } from '../content/media.generated.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import { faqPage } from '../shell/structuredData.tsx';

const path = '/faqs';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({ title: content.name, description: content.description, path, image: cardSupport.src });

export default function Faqs() {
  const [query] = useSearchParams();
  const category = categories.find(({ name }) => name === query.get('category'))?.name;
  const shown = content.allFaqs.filter((faq) => !category || faq.category === category);
  return (
    <LandingPage
      {...content.hero}
      name={content.name}
      path={path}
      data={import.meta.env.SSR && [faqPage(content.allFaqs)]}
    >
      <Section aria-label={content.name}>
        <Stack gap="xl">
          <FilterPills
            label="Questions by category"
            value={category ?? ''}
            options={[
              { value: '', name: 'All', href: '?', count: content.allFaqs.length },
              ...categories.map(({ name, count }) => ({
                value: name,
                name,
                href: `?category=${name}`,
                count,
              })),
            ]}
          />
          <Text role="status" size="small" tone="muted">
            {`${shown.length} of ${content.allFaqs.length} questions`}
          </Text>
          <FaqAccordion key={category} items={shown} headingLevel={2} />
        </Stack>
      </Section>
      <CallToAction
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

/** Categories that have a question, in their order. */
const categories = content.faqCategories
  .map((name) => ({ name, count: content.allFaqs.filter((faq) => faq.category === name).length }))
  .filter(({ count }) => count > 0);
