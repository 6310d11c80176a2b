import { readModels } from '@brand/catalogue/selection/comparison';
import { modelsHref } from '@brand/catalogue/selection/links';
import { writeRequest } from '@brand/catalogue/selection/request';
import { savingsOf } from '@brand/catalogue/selection/savings';
import { readSavings, type SavingsRequest } from '@brand/catalogue/selection/savingsRequest';
import { Breadcrumbs, FeatureGrid, Grid, Link, PageHead, Section, Stack, Text } from '@brand/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CarriedDuty } from '../../blocks/selector/CarriedDuty.tsx';
import { useDuty } from '../../blocks/selector/useDuty.ts';
import { pageRoute } from '../../shell/pageRoute.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { page as products } from '../products/page.ts';
import * as content from './content.ts';
import { Example } from './Example.tsx';
import { page } from './page.ts';
import { Result, Sum } from './Result.tsx';
import { SavingsForm } from './SavingsForm.tsx';

export const { meta, handle } = pageRoute(page);

export default function Savings() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const duty = useDuty();
  const models = readModels(query);
  const { request: asked, typed, errors } = readSavings(query);
  const [followed, setFollowed] = useState<{ visit: string; request: SavingsRequest }>();
  // Follows the form until the next navigation.
  const request = followed?.visit === key ? followed.request : asked;
  const savings = request && { metric: savingsOf(request), us: savingsOf(request, 'us') };
  const fields = new URLSearchParams(query);
  fields.delete('units');
  return (
    <>
      <PageHead {...content.hero}>
        <Breadcrumbs
          items={[products, page].map(({ title, path }) => ({ name: title, href: path }))}
        />
      </PageHead>
      <Section id={asked ? undefined : 'result'} space="half" aria-label={page.title}>
        <Stack gap="xl">
          {(duty || models.length > 0) && (
            <Stack gap="s">
              {duty && <CarriedDuty request={duty} />}
              <Text>
                {content.brought.label}{' '}
                <Link href={modelsHref(models, duty && writeRequest(duty))}>
                  {models.length > 0
                    ? models.map(({ code }) => code).join(', ')
                    : content.brought.compare}
                </Link>
              </Text>
            </Stack>
          )}
          <Grid columns="split">
            {/* The key resets the fields to those of another URL, but not when only the units change. */}
            <SavingsForm
              key={String(fields)}
              visit={key}
              typed={typed}
              errors={errors}
              onRequest={(request) => setFollowed({ visit: key, request })}
            />
            {savings ? (
              <Result key={key} {...{ request, savings, models }} asked={request === asked} />
            ) : (
              <Example />
            )}
          </Grid>
        </Stack>
      </Section>
      {savings && <Sum request={request} savings={savings} />}
      <Section title={content.before.title} head="ruled">
        <Stack gap="l">
          <FeatureGrid columns="rows" items={content.before.items} />
          <Grid columns="split">
            <span />
            <Text size="caption" tone="muted">
              {content.before.source}
            </Text>
          </Grid>
        </Stack>
      </Section>
      <StructuredData page={page} />
    </>
  );
}
