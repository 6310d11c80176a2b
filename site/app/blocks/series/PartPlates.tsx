import { FeatureList, Link, Section, SectionHead, Split } from '@brand/ui';
import { useId } from 'react';
import { bleeding } from '../../shell/pictures.ts';
import type { MachinePart } from './machineParts.ts';
import { PartMedia } from './PartMedia.tsx';

interface PartPlatesProps {
  id?: string;
  title: string;
  lead: string;
  parts: readonly MachinePart[];
}

/** Parts of the machine, each with a film or picture that fills its side of the page. */
export function PartPlates({ id, title, lead, parts }: PartPlatesProps) {
  const headingId = useId();
  return (
    <Section id={id} ground="dark" aria-labelledby={headingId}>
      <SectionHead layout="sentence" title={title} lead={lead} headingId={headingId} />
      {parts.map((part, index) => (
        <Split
          key={part.id}
          bleed
          side={index % 2 === 0 ? 'start' : 'end'}
          headingLevel={3}
          title={part.title}
          text={part.text}
          media={<PartMedia media={part.media} sizes={bleeding} />}
          actions={
            <Link href={part.href} tone="standalone">
              {part.link}
            </Link>
          }
        >
          <FeatureList items={part.features} />
        </Split>
      ))}
    </Section>
  );
}
