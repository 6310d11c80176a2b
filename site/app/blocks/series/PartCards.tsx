import { Grid, TechnologyCard } from '@brand/ui';
import type { MachinePart } from './machineParts.ts';
import { PartMedia } from './PartMedia.tsx';

interface PartCardsProps {
  parts: readonly MachinePart[];
  /** Lists the features of each part. @default false */
  detailed?: boolean;
}

/** Parts of the machine as cards with a film or picture. */
export function PartCards({ parts, detailed = false }: PartCardsProps) {
  return (
    <Grid columns="plates" gap={detailed ? undefined : 'l'} as="ul">
      {parts.map(({ id, title, text, features, media, href }) => (
        <TechnologyCard
          key={id}
          as="li"
          title={title}
          text={text}
          features={detailed ? features : undefined}
          href={href}
          media={<PartMedia media={media} sizes={plate} />}
        />
      ))}
    </Grid>
  );
}

const plate = '(width >= 64rem) 60rem, (width >= 40rem) 50vw, 100vw';
