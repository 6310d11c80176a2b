import { company, hotlineHref } from '@brand/catalogue/company';
import { ButtonLink, ChallengeSolution, Heading, Section, Stack } from '@brand/ui';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { FaultMessages } from './FaultMessages.tsx';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Troubleshooting() {
  return (
    <LandingPage
      {...content.hero}
      page={page}
      actions={
        <ButtonLink href={hotlineHref} tone="quiet">{`Call Support ${company.hotline}`}</ButtonLink>
      }
    >
      <FaultMessages path={page.path} />
      <Section
        tone="subtle"
        title={content.symptoms.title}
        lead={content.symptoms.lead}
        head="stack"
      >
        <Stack gap="xxl">
          {content.groups.map(({ id, title, items }) => (
            <Stack key={id} id={id} gap="m">
              <Heading level={3}>{title}</Heading>
              <ChallengeSolution items={items} labels={content.words} />
            </Stack>
          ))}
        </Stack>
      </Section>
      <Closing ground="light" {...content.closing} />
    </LandingPage>
  );
}
