import { Breadcrumbs, Hero } from '@brand/ui';
import type { ReactNode } from 'react';
import {
  breadcrumbs,
  type Node,
  type ServerOnly,
  StructuredData,
} from '../shell/structuredData.tsx';

export interface LandingPageProps {
  title: string;
  text: string;
  path: string;
  /** Pages between the home page and this one. With them the way to them is shown. */
  parents?: readonly { name: string; path: string }[];
  /** Name of the page in its breadcrumbs, where its title is a sentence. */
  name?: string;
  /** Buttons under the text. */
  actions?: ReactNode;
  /** Picture at the end of the row. */
  media?: ReactNode;
  /** Figures at the foot of the hero. */
  foot?: ReactNode;
  /** What search engines are told beyond the place of the page. */
  data?: ServerOnly<readonly Node[]>;
  children: ReactNode;
}

/** A page that is reached from others: what it is, where it stands, and its sections. */
export function LandingPage({
  title,
  text,
  path,
  parents = [],
  name = title,
  actions,
  media,
  foot,
  data,
  children,
}: LandingPageProps) {
  const trail = [...parents, { name, path }];
  return (
    <>
      <Hero
        height="content"
        headlines={[{ title, text }]}
        actions={actions}
        media={media}
        mediaPlace="end"
        foot={foot}
      >
        {parents.length > 0 && (
          <Breadcrumbs items={trail.map((page) => ({ name: page.name, href: page.path }))} />
        )}
      </Hero>
      {children}
      <StructuredData data={import.meta.env.SSR && [...(data || []), breadcrumbs(...trail)]} />
    </>
  );
}
