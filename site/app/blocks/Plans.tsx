import { planHours, planHref, plans } from '@brand/catalogue/plans';
import { Grid, PlanCard, Stack, Text } from '@brand/ui';

/** The three support plans, each linked to the contact form, with a note about support hours. */
export function Plans() {
  return (
    <Stack gap="l">
      <Grid as="ul">
        {plans.map(({ key, name, price, features, bestValue }) => (
          <PlanCard
            key={key}
            as="li"
            title={name}
            price={price}
            features={features}
            bestValue={bestValue}
            href={planHref(key)}
          />
        ))}
      </Grid>
      <Grid columns="split">
        <Text tone="muted">{planHours}</Text>
      </Grid>
    </Stack>
  );
}
