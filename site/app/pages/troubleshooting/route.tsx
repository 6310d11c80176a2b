import { company, hotlineHref, serviceRequestHref } from '@brand/catalogue/company';
import { ButtonLink, CallToAction, ChallengeSolution, Section } from '@brand/ui';
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
        <>
          <ButtonLink href="#messages">Find a message</ButtonLink>
          <ButtonLink
            href={hotlineHref}
            tone="quiet"
          >{`Call Support ${company.hotline}`}</ButtonLink>
        </>
      }
    >
      <FaultMessages path={page.path} />
      {content.groups.map(({ id, title, items }, index) => (
        <Section key={id} id={id} tone={index % 2 ? 'plain' : 'subtle'} title={title}>
          <ChallengeSolution items={items} labels={content.words} />
        </Section>
      ))}
      <CallToAction
        {...content.closing}
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
