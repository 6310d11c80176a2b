import { Grid, Heading, Stack, Text, type UnitText } from '@brand/ui';
import type { ReactNode } from 'react';
import { measured } from '../shell/measured.tsx';

interface AsideProps {
  title: string;
  text?: UnitText;
  headingId?: string;
  level?: 2 | 3;
  /** Size of the heading. @default that of its level */
  size?: 'h2' | 'h3';
  /** Controls below the text. */
  controls?: ReactNode;
  children: ReactNode;
}

/** A heading with text, and wider content beside it. */
export function Aside({
  title,
  text,
  headingId,
  level = 3,
  size = `h${level}`,
  controls,
  children,
}: AsideProps) {
  return (
    <Grid columns="split" gap="l">
      <Stack gap="m">
        <Heading level={level} size={size} id={headingId}>
          {title}
        </Heading>
        {text && <Text tone="muted">{measured(text)}</Text>}
        {controls}
      </Stack>
      <div>{children}</div>
    </Grid>
  );
}
