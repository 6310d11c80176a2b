import { Grid, Heading, Ledger, Section, Stack, Text } from '@brand/ui';
import { mission, type Series, values } from './series.ts';

/** The mission of the company, at the start of an overview. */
export function Mission({ series: { name } }: { series: Series }) {
  return (
    <Section id="overview" aria-labelledby="mission">
      <Grid columns="two" gap="xxl">
        <Stack gap="l">
          <Heading level={2} size="display" id="mission">
            {mission.titles[name]}
          </Heading>
          <Text size="lead" tone="muted">
            {mission.text}
          </Text>
        </Stack>
        <Ledger items={values} dense />
      </Grid>
    </Section>
  );
}
