import type { FilmMedia } from '@brand/media';
import { Figure, Section, type SectionProps, Split, type SplitProps } from '@brand/ui';
import { Film } from '../../shell/Film.tsx';

interface ExplainedProps
  extends Pick<SectionProps, 'ground' | 'tone'>,
    Pick<SplitProps, 'title' | 'text' | 'items' | 'side' | 'children'> {
  id: string;
  film: FilmMedia;
  /** Number and caption of the film among the figures of the page. */
  figure: number;
  caption: string;
}

/** A technology with its benefits and film. */
export function Explained({
  id,
  film,
  figure,
  caption,
  ground,
  tone,
  title,
  text,
  items,
  side,
  children,
}: ExplainedProps) {
  const headingId = `${id}-title`;
  return (
    <Section id={id} ground={ground} tone={tone} aria-labelledby={headingId}>
      <Split
        headingId={headingId}
        title={title}
        text={text}
        items={items}
        side={side}
        media={
          <Figure number={figure} caption={caption}>
            <Film film={film} sizes="(width >= 64rem) 55vw, 100vw" />
          </Figure>
        }
      >
        {children}
      </Split>
    </Section>
  );
}
