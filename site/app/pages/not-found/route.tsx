import { Grid, Heading, Link, RecordList, Section, Stack, Text, VisuallyHidden } from '@brand/ui';
import { data, useLocation } from 'react-router-dom';
import { SelectorChart } from '../../blocks/selector/SelectorChart.tsx';
import { Actions } from '../../shell/Actions.tsx';
import { Hotline } from '../../shell/Hotline.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { links, outside, words } from './content.ts';
import { page } from './page.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const { meta, handle } = pageRoute(page);

export default function NotFound() {
  const { pathname } = useLocation();
  return (
    <Section ground="dark" aria-labelledby="missing">
      <Grid columns="split" gap="xxl">
        <Stack gap="l">
          <Stack gap="xs">
            <Text size="lead" tone="muted">
              {words.code}
            </Text>
            <Heading level={1} id="missing">
              {words.title}
            </Heading>
          </Stack>
          <Text size="lead" tone="muted">
            {words.text}
          </Text>
          <Stack direction="inline" gap="s">
            <Actions items={words.actions} />
          </Stack>
          <Hotline />
          <Stack gap="xs">
            <Text size="small" tone="muted" id="near">
              {words.near}
            </Text>
            <RecordList.Root aria-labelledby="near">
              {links.map(({ name, href, holds }) => (
                <RecordList.Item key={href}>
                  <RecordList.Main>
                    <Link href={href} tone="standalone">
                      {name}
                    </Link>
                  </RecordList.Main>
                  <RecordList.Side>
                    <Text size="small" tone="muted">
                      {holds}
                    </Text>
                  </RecordList.Side>
                </RecordList.Item>
              ))}
            </RecordList.Root>
          </Stack>
        </Stack>
        <SelectorChart
          value={outside}
          valueName={short(pathname)}
          marked={[]}
          labels={{ chart: words.map }}
        />
      </Grid>
      <VisuallyHidden>{pathname}</VisuallyHidden>
    </Section>
  );
}

/** The end of a long path, which is its most telling part. */
const short = (path: string) => (path.length > 28 ? `…${path.slice(-27)}` : path);
