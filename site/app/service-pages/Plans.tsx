import { Grid, PlanCard } from '@brand/ui';
import { planHref, plans } from '../content/plans.ts';

/** The three support plans; each leads to the contact form with its name filled in. */
export function Plans() {
  return (
    <Grid as="ul">
      {plans.map(({ key, name, price, features, bestValue }) => (
        <PlanCard
          key={key}
          as="li"
          name={name}
          price={price}
          features={features}
          bestValue={bestValue}
          href={planHref(key)}
        />
      ))}
    </Grid>
  );
}
