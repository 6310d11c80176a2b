import { savingsOf, writeSavings } from '@brand/catalogue/selection/savings';
import { ButtonLink, Section, Stack } from '@brand/ui';
import { example } from './content.ts';
import { page } from './page.ts';
import { SavingsFigures } from './SavingsFigures.tsx';

/** A sample result, shown until the visitor asks for one. Its button fills in the form. */
export function Example() {
  const { request, title, lead, action } = example;
  return (
    <Section tone="subtle" title={title} lead={lead}>
      <Stack gap="xl">
        <SavingsFigures steps={savingsOf(request).steps} />
        <div>
          <ButtonLink href={`${page.path}?${writeSavings(request)}#result`} tone="quiet">
            {action}
          </ButtonLink>
        </div>
      </Stack>
    </Section>
  );
}
