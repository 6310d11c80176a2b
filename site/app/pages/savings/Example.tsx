import { savingsOf } from '@brand/catalogue/selection/savings';
import { writeSavings } from '@brand/catalogue/selection/savingsRequest';
import { ButtonLink, Section, Stack, useUnits } from '@brand/ui';
import { InUnits } from '../../shell/InUnits.tsx';
import { example } from './content.ts';
import { page } from './page.ts';
import { SavingsFigures } from './SavingsFigures.tsx';

/** A sample result, shown until the visitor asks for one. Its button fills in the form. */
export function Example() {
  const { requestIn, title, lead, action } = example;
  const { system } = useUnits();
  return (
    <Section tone="subtle" title={title} lead={<InUnits text={lead} />}>
      <Stack gap="xl">
        <SavingsFigures
          series={requestIn(system).series}
          steps={{
            metric: savingsOf(requestIn('metric')).steps,
            us: savingsOf(requestIn('us'), 'us').steps,
          }}
        />
        <div>
          <ButtonLink href={`${page.path}?${writeSavings(requestIn(system))}#result`} tone="quiet">
            {action}
          </ButtonLink>
        </div>
      </Stack>
    </Section>
  );
}
