import type { FilmMedia, StillMedia } from '@brand/media';
import { Figure, Picture, Section, type SectionProps, Split, type SplitProps } from '@brand/ui';
import { Film } from '../../shell/Film.tsx';
import { pictureOf } from '../../shell/pictures.ts';

interface ExplainedProps
  extends Pick<SectionProps, 'ground' | 'tone'>,
    Pick<SplitProps, 'title' | 'text' | 'items' | 'side' | 'bleed' | 'children'> {
  id: string;
  media: FilmMedia | StillMedia;
  /** Number and caption of the film or picture among the figures of the page. */
  figure: number;
  caption: string;
}

/** A technology with its benefits and a film or picture. */
export function Explained({
  id,
  media,
  figure,
  caption,
  ground,
  tone,
  title,
  text,
  items,
  side,
  bleed,
  children,
}: ExplainedProps) {
  const headingId = `${id}-title`;
  return (
    <Section
      id={id}
      ground={ground}
      tone={tone}
      space={bleed ? 'none' : undefined}
      aria-labelledby={headingId}
    >
      <Split
        headingId={headingId}
        title={title}
        text={text}
        items={items}
        side={side}
        bleed={bleed}
        media={
          <Figure number={figure} caption={caption}>
            {media.kind === 'film' ? (
              <Film film={media} sizes={sizes} />
            ) : (
              <Picture {...pictureOf(media)} sizes={sizes} />
            )}
          </Figure>
        }
      >
        {children}
      </Split>
    </Section>
  );
}

const sizes = '(width >= 64rem) 55vw, 100vw';
