import { ButtonLink, CallToAction, FeatureGrid, Section } from '@brand/ui';
import * as content from '../content/downloadsPage.ts';
import { cardDownloads } from '../content/media.generated.ts';
import * as mediaCentre from '../content/mediaCentre.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';

const path = '/media/downloads';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({
    title: content.name,
    description: content.description,
    path,
    image: cardDownloads.src,
  });

export default function Downloads() {
  return (
    <LandingPage
      {...content.hero}
      name={content.name}
      path={path}
      parents={[{ name: mediaCentre.name, path: '/media' }]}
    >
      <Section aria-label={content.name}>
        <FeatureGrid features={content.items} columns="three" headingLevel={2} />
      </Section>
      <CallToAction
        {...content.closing}
        actions={
          <>
            <ButtonLink href="/contact">Contact Us</ButtonLink>
            <ButtonLink href="/product-manuals" tone="quiet">
              Product manuals
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}
