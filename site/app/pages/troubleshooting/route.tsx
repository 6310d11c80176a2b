import { company, hotlineHref, serviceRequestHref } from '@brand/catalogue/company';
import { ButtonLink, CallToAction, ChallengeSolution, Heading, Section, Stack } from '@brand/ui';
import { LandingPage } from '../../blocks/LandingPage.tsx';
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
      <CallToAction
        {...content.closing}
        ground="light"
        actions={
          <>
            <ButtonLink href={hotlineHref}>{`Call Support ${company.hotline}`}</ButtonLink>
            <ButtonLink href={serviceRequestHref} tone="quiet">
              Request service
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}
