import { regions } from '@brand/catalogue/regions';
import { shareOf } from '@brand/catalogue/shareOf';
import { Figure, Ledger, Link, Picture, Section, Stack, Text } from '@brand/ui';
import { cutOut } from '../../shell/pictures.ts';
import { KeyFeatures } from './KeyFeatures.tsx';
import { Mission } from './Mission.tsx';
import { PartPlates } from './PartPlates.tsx';
import type { Series } from './series.ts';

/** Mission, technology, machines in a row, service network and applications of the series. */
export function Overview({ series }: { series: Series }) {
  const { core, row, applications, performance } = series;
  return (
    <>
      <Mission series={series} />
      <PartPlates title="Core technology" {...core} />
      <KeyFeatures series={series} />
      {row && (
        <Section title={row.title} lead={row.lead}>
          <Figure bleed caption={row.caption}>
            <Picture {...cutOut(row.still)} sizes="(width >= 64rem) 96vw, max(48rem, 96vw)" />
          </Figure>
        </Section>
      )}
      <Section
        head="side"
        tone="subtle"
        title="Industry applications"
        lead={`Six industries for which ${series.name} is made, and the air that each needs.`}
      >
        <Ledger items={applications} />
      </Section>
      <Section ground="dark" head="side" title="Performance" lead={performance.lead}>
        <Stack gap="l">
          <Ledger
            items={performance.measures.map(({ label, ...claim }) => ({
              ...claim,
              title: label,
              share: shareOf(claim),
            }))}
          />
          <Text size="small" tone="muted">
            {performance.note}
          </Text>
        </Stack>
      </Section>
      <Section
        ground="dark"
        head="side"
        title="Sales and service"
        lead={`${regions.length} regions in which we sell, commission and service machines.`}
      >
        <Text as="div" size="lead">
          <Stack as="ul" direction="inline" gap="l">
            {regions.map(({ name, href }) => (
              <li key={name}>
                <Link href={href} tone="standalone">
                  {name}
                </Link>
              </li>
            ))}
          </Stack>
        </Text>
      </Section>
    </>
  );
}
