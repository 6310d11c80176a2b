import { savingsOf } from '@brand/catalogue/selection/savings';
import { writeSavings } from '@brand/catalogue/selection/savingsRequest';
import { ButtonLink, Card, Heading, Stack, Text, useUnits } from '@brand/ui';
import { measured } from '../../shell/measured.tsx';
import { example } from './content.ts';
import { page } from './page.ts';
import { SavingsFigures } from './SavingsFigures.tsx';

/** A sample result, shown until the visitor asks for one. Its button fills in the form. */
export function Example() {
  const { requestIn, title, lead, action } = example;
  const { system } = useUnits();
  return (
    <Card as="section" tone="subtle" aria-labelledby="example-title">
      <Stack gap="xl">
        <Stack gap="xxs">
          <Heading level={2} size="h3" id="example-title">
            {title}
          </Heading>
          <Text size="small" tone="muted">
            {measured(lead)}
          </Text>
        </Stack>
        <SavingsFigures
          series={requestIn(system).series}
          savings={{ metric: savingsOf(requestIn('metric')), us: savingsOf(requestIn('us'), 'us') }}
        />
        <div>
          <ButtonLink href={`${page.path}?${writeSavings(requestIn(system))}#result`} tone="quiet">
            {action}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
