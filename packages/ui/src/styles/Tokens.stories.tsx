import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { type Brand, brands } from '../../storybook/brands.ts';
import { CopyName } from '../../test/CopyName.tsx';
import { Button } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { cx } from '../internal/cx.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import {
  type BrandTheme,
  contrast,
  contrastPairs,
  type Ground,
  grounds,
  media,
  vars,
} from './index.ts';
import * as styles from './Tokens.stories.css.ts';
import { headingSizes } from './type.ts';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Theme of the brand selected in the toolbar. */
const themeOf = (globals: { brand?: Brand }): BrandTheme => brands[globals.brand ?? 'default'];
const keys = <Group extends object>(group: Group) => Object.keys(group) as (keyof Group & string)[];

/** Every colour of both grounds with its value. */
export const Colours: Story = {
  parameters: { bleed: true },
  render: (_args, { globals }) => (
    <OnBothGrounds>
      {(ground) => <Swatches theme={themeOf(globals)} ground={ground} />}
    </OnBothGrounds>
  ),
};

/** Every colour pair that components combine, with its measured contrast. */
export const Contrast: Story = {
  parameters: { bleed: true },
  render: (_args, { globals }) => (
    <OnBothGrounds>{(ground) => <Pairs theme={themeOf(globals)} ground={ground} />}</OnBothGrounds>
  ),
};

/** Text sizes; heading sizes scale with the window. */
export const TypeScale: Story = {
  render: (_args, { globals }) => (
    <Stack gap="xl">
      {keys(themeOf(globals).measures.size).map((size) => (
        <Stack key={size} gap="xxs">
          <TokenName property={vars.size[size]} value={themeOf(globals).measures.size[size]} />
          <p
            className={cx(
              styles.sizes[size],
              headingSizes.some((one) => one === size) && styles.heading,
            )}
          >
            Measured air
          </p>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Space: Story = {
  render: (_args, { globals }) => (
    <Stack gap="m">
      {keys(themeOf(globals).measures.space).map((space) => (
        <Stack key={space} gap="xxs">
          <TokenName property={vars.space[space]} value={themeOf(globals).measures.space[space]} />
          <div className={cx(styles.bar, styles.widths[space])} />
        </Stack>
      ))}
    </Stack>
  ),
};

/** Corners of controls, cards and pictures. */
export const Radius: Story = {
  render: (_args, { globals }) => (
    <div className={styles.swatches}>
      {keys(themeOf(globals).measures.radius).map((radius) => (
        <Stack key={radius} gap="xs">
          <div className={cx(styles.box, styles.radii[radius])} />
          <TokenName
            property={vars.radius[radius]}
            value={themeOf(globals).measures.radius[radius]}
          />
        </Stack>
      ))}
    </div>
  ),
};

/** Only floating layers have a shadow. */
export const Shadow: Story = {
  render: (_args, { globals }) => (
    <Stack gap="l">
      {keys(themeOf(globals).measures.shadow).map((shadow) => (
        <Stack key={shadow} gap="l">
          <div className={cx(styles.box, styles.shadows[shadow])} />
          <TokenName
            property={vars.shadow[shadow]}
            value={themeOf(globals).measures.shadow[shadow]}
          />
        </Stack>
      ))}
    </Stack>
  ),
};

/** Widths at which layouts change, and user preferences that styles respect. */
export const Breakpoints: Story = {
  render: () => (
    <Stack gap="m">
      {keys(media).map((name) => (
        <div key={name}>
          <CopyName name={`media.${name}`} />
          <br />
          <Text as="span" size="caption" tone="muted">
            {media[name]}
          </Text>
        </div>
      ))}
    </Stack>
  ),
};

/** One easing and two durations. */
export const Motion: Story = {
  render: (_args, { globals }) => <Runners {...themeOf(globals).measures.motion} />,
};

function OnBothGrounds({ children }: { children: (ground: Ground) => ReactNode }) {
  return grounds.map((ground) => (
    <section key={ground} data-ground={ground} className="story-frame" aria-label={ground}>
      <Stack gap="l">
        <Heading level={2} size="h3">
          {ground}
        </Heading>
        {children(ground)}
      </Stack>
    </section>
  ));
}

/** A custom property and its value. Clicking the name copies it. */
function TokenName({ property, value }: { property: string; value: string }) {
  return (
    <Text size="caption" tone="muted" as="div">
      <CopyName name={property.slice('var('.length, -1)} />
      <br />
      {value}
    </Text>
  );
}

interface OnGroundProps {
  theme: BrandTheme;
  ground: Ground;
}

function Swatches({ theme, ground }: OnGroundProps) {
  return (
    <div className={styles.swatches}>
      {keys(styles.backgrounds).map((token) => (
        <Stack key={token} gap="xs">
          <div className={cx(styles.swatch, styles.backgrounds[token])} />
          <TokenName property={vars.color[token]} value={theme[ground][token]} />
        </Stack>
      ))}
    </div>
  );
}

function Pairs({ theme, ground }: OnGroundProps) {
  const colors = theme[ground];
  return (
    <Grid columns="four">
      {contrastPairs.flatMap(({ color, grounds: others, least }) =>
        others.map((other) => (
          <div
            key={color + other}
            className={cx(styles.pair, styles.backgrounds[other], styles.colors[color])}
          >
            {least === 3 ? (
              <span className={styles.line} />
            ) : (
              <span>
                {color} on {other}
              </span>
            )}
            <Text as="span" tabular className={least === 3 ? styles.colors.text : undefined}>
              {least === 3 && `${color} on ${other} `}
              {contrast(colors[color], colors[other]).toFixed(1)}
            </Text>
          </div>
        )),
      )}
    </Grid>
  );
}

function Runners(motion: BrandTheme['measures']['motion']) {
  const [end, setEnd] = useState(false);
  return (
    <Stack gap="l">
      {(['control', 'section'] as const).map((duration) => (
        <Stack key={duration} gap="xs">
          <TokenName
            property={vars.motion[duration]}
            value={`${motion[duration]}, ${motion.ease}`}
          />
          <div className={styles.track}>
            <div
              className={cx(styles.runner, styles.durations[duration])}
              data-state={end ? 'end' : 'start'}
            />
          </div>
        </Stack>
      ))}
      <div>
        <Button tone="quiet" size="small" onClick={() => setEnd(!end)}>
          Run
        </Button>
      </div>
    </Stack>
  );
}
