import type { Node } from '@brand/catalogue/structuredData';
import { Breadcrumbs, Hero, type HeroProps, PageHead, type UnitText } from '@brand/ui';
import type { ReactNode } from 'react';
import { measured } from '../shell/measured.tsx';
import type { Page } from '../shell/page.ts';
import { type ServerOnly, StructuredData } from '../shell/StructuredData.tsx';

export interface LandingPageProps {
  /** Record of the page; its parents appear as breadcrumbs. */
  page: Page;
  /** Title and text of the hero. */
  title: string;
  text: UnitText;
  /** Buttons, or another control, under the text. */
  actions?: ReactNode;
  /** Picture beside the text. */
  media?: ReactNode;
  /** @default 'end' */
  mediaPlace?: HeroProps['mediaPlace'];
  /** Figures at the foot of the hero. */
  foot?: ReactNode;
  /** Structured data besides the breadcrumbs. */
  data?: ServerOnly<readonly Node[]>;
  children: ReactNode;
}

/** Layout of a secondary page: its opening, breadcrumbs and sections. The opening is quiet if the page has no hero. */
export function LandingPage({
  page,
  title,
  text,
  actions,
  media,
  mediaPlace = 'end',
  foot,
  data,
  children,
}: LandingPageProps) {
  const { parents = [], hero = true } = page;
  const crumbs = parents.length > 0 && (
    <Breadcrumbs
      items={[...parents, page].map(({ title, path }) => ({ name: title, href: path }))}
    />
  );
  return (
    <>
      {hero ? (
        <Hero
          height="content"
          headlines={[{ title, text }]}
          actions={actions}
          media={media}
          mediaPlace={mediaPlace}
          foot={foot}
        >
          {crumbs}
        </Hero>
      ) : (
        <PageHead size="page" title={title} text={measured(text)} actions={actions}>
          {crumbs}
        </PageHead>
      )}
      {children}
      <StructuredData page={page} data={data} />
    </>
  );
}
