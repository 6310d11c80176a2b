import { FeatureGrid, Grid, Heading, Ledger, Section, Stack, Text } from '@brand/ui';
import { mission, type Series, values } from './series.ts';

/** The mission of the company, at the start of an overview: in columns for MAX, in rows for the other series. */
export function Mission({ series: { name } }: { series: Series }) {
  const isWide = name === 'MAX';
  const words = (
    <Stack gap="l">
      <Heading level={2} size={isWide ? 'h1' : 'display'} id="mission">
        {mission.titles[name]}
      </Heading>
      <Text size="lead" tone="muted">
        {mission.text}
      </Text>
    </Stack>
  );
  return (
    <Section id="overview" aria-labelledby="mission">
      {isWide ? (
        <Stack gap="xxl">
          {words}
          <FeatureGrid items={values} />
        </Stack>
      ) : (
        <Grid columns="two" gap="xxl">
          {words}
          <Ledger items={values} dense />
        </Grid>
      )}
    </Section>
  );
}
