import { ButtonLink, CallToAction, ChallengeSolution, Section, SectionHead } from '@brand/ui';
import { company, hotlineHref } from '../content/company.ts';
import { cardSupport } from '../content/media.generated.ts';
import { requestHref } from '../content/supportCentre.ts';
import * as content from '../content/troubleshooting.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';

const path = '/troubleshooting';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({ title: content.name, description: content.description, path, image: cardSupport.src });

export default function Troubleshooting() {
  return (
    <LandingPage {...content.hero} name={content.name} path={path}>
      {content.groups.map(({ id, title, items }, index) => (
        <Section
          key={id}
          id={id}
          tone={index % 2 ? 'subtle' : 'plain'}
          aria-labelledby={`${id}-title`}
        >
          <SectionHead headingId={`${id}-title`} title={title} />
          <ChallengeSolution items={items} labels={content.words} />
        </Section>
      ))}
      <CallToAction
        {...content.closing}
        actions={
          <>
            <ButtonLink href={hotlineHref}>{`Call Support ${company.hotline}`}</ButtonLink>
            <ButtonLink href={requestHref} tone="quiet">
              Request service
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}
