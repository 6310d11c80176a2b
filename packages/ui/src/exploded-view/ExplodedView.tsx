'use client';
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { type BlockHeading, Heading } from '../heading/Heading.tsx';
import { below } from '../internal/below.ts';
import { type Callout, Callouts } from '../internal/Callouts.tsx';
import { cx } from '../internal/cx.ts';
import { useLabel } from '../internal/labels.ts';
import { Points, type SplitPoint } from '../internal/Points.tsx';
import { KeyFigure } from '../key-figure/KeyFigure.tsx';
import { useMotion } from '../motion/index.ts';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ExplodedView.css.ts';

export type { Callout } from '../internal/Callouts.tsx';

/** A part of the object, which moves along its axis. */
export interface ExplodedPart {
  /** Name, by which positions refer to it. */
  name: string;
  /** Picture of the part alone on a transparent ground, square, with its origin in the middle. */
  picture: PictureImage;
  /** Edge of the picture, in units of the object. */
  size: number;
  /** A part that slides out of this one. */
  inside?: ExplodedPart;
  /** Where the part inside is visible: points of a polygon as in SVG, in px at 100 px a unit, from the origin of this part. */
  opening?: string;
}

/** Where the parts are. */
export interface ExplodedState {
  /** Factor of 100 px a unit. */
  scale: number;
  /** Point of the axis in the middle of the stage, in units. */
  centre: number;
  /** Positions of the parts on the axis by name, in units. */
  positions: Readonly<Record<string, number>>;
}

/** A chapter of the tour. */
export interface ExplodedViewItem {
  /** Id of its section, for links. */
  id: string;
  title: string;
  /** Beside the title, such as a badge. */
  mark?: ReactNode;
  text: ReactNode;
  /** One figure, set large. */
  value: string;
  /** Unit of the figure. */
  unit?: string;
  /** Meaning of the figure. */
  label: string;
  /** Supporting points, each under a hairline. */
  points: readonly SplitPoint[];
  /** The object in this chapter, 1400 × 760 px on a transparent ground, for pages that don't move. */
  picture: PictureImage;
  state: ExplodedState;
  /** Names of parts, in px of the 820 × 760 px in the middle of the picture. */
  callouts?: readonly Callout[];
  /** A picture behind the object, 820 × 760 px on a transparent ground. */
  behind?: PictureImage;
  /** A picture of the same size in front of it. */
  front?: PictureImage;
  /** Caption of the picture, after its number. */
  caption: ReactNode;
  /** A close-up in the corner of the stage. */
  detail?: ReactNode;
  /** Content that slides over the stage after the chapter. */
  after?: ReactNode;
}

export interface ExplodedViewProps
  extends BlockHeading,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Chapters, at most six. */
  items: readonly ExplodedViewItem[];
  /** Parts from back to front. */
  parts: readonly ExplodedPart[];
  /** Direction of the axis on the screen, in px a unit. */
  axis: { readonly x: number; readonly y: number };
  /** Before the first chapter. */
  start: ExplodedState;
}

/**
 * One object, taken apart: chapters scroll past a stage on which its parts move along their axis. Where scrolling cannot
 * drive an animation, motion is not allowed or the window is narrow, each chapter shows its own picture. Renders `<div>`.
 */
export function ExplodedView({
  items,
  parts,
  axis,
  start,
  headingLevel = 2,
  className,
  ...props
}: ExplodedViewProps) {
  const { known, allowed } = useMotion();
  const moves = known && allowed && CSS.supports('animation-timeline: view()');
  const states = [start, ...items.map(({ state }) => state)];
  return (
    <div
      {...props}
      data-ground="dark"
      data-state={moves ? 'moving' : 'still'}
      className={cx(styles.root, className)}
    >
      {moves && (
        <div aria-hidden="true" className={styles.stage}>
          <div className={styles.stageWindow}>
            <div className={styles.view}>
              {items.map(
                ({ id, behind }, index) =>
                  behind && (
                    <div key={id} data-chapter={index + 1} className={styles.drawing}>
                      <Picture {...behind} alt="" sizes={drawnSizes} />
                    </div>
                  ),
              )}
              <div className={styles.object}>
                <div
                  style={placesOf(
                    states.map(({ scale, centre }) => ({ units: -centre, scale })),
                    axis,
                  )}
                  className={styles.moved}
                >
                  {parts.map((part) => (
                    <Part key={part.name} part={part} states={states} axis={axis} />
                  ))}
                </div>
              </div>
            </div>
          </div>
        </div>
      )}
      {items.map((item, index) => (
        <Chapter key={item.id} item={item} number={index + 1} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

interface FrameProps {
  item: ExplodedViewItem;
  /** Number of the figure. */
  number: number;
}

function Chapter({ item, number, headingLevel }: FrameProps & Required<BlockHeading>) {
  const { id, title, mark, text, value, unit, label, points, after } = item;
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className={styles.chapter}>
      <div className={styles.grid}>
        <div className={styles.words}>
          <Heading level={headingLevel} size="h2" id={headingId}>
            {title} {mark}
          </Heading>
          <Text as="div" size="lead" tone="muted" className={styles.text}>
            {text}
          </Text>
          <KeyFigure value={value} unit={unit} label={label} className={styles.measure} />
          <Points items={points} headingLevel={below(headingLevel)} />
        </div>
        <Frame item={item} number={number} />
      </div>
      {after && (
        <div data-ground="light" className={styles.after}>
          {after}
        </div>
      )}
    </section>
  );
}

/** The picture of a chapter; on the moving stage only what is around it. */
function Frame({ item, number }: FrameProps) {
  const { picture, behind, front, callouts = [], caption, detail } = item;
  const word = useLabel('Figure', 'Fig.', undefined);
  return (
    <div className={styles.place}>
      <figure className={styles.frame}>
        {/* On the moving stage the picture is not shown. */}
        <div role="img" aria-label={picture.alt} className={styles.view}>
          {behind && (
            <Picture
              {...behind}
              alt=""
              sizes={drawnSizes}
              className={cx(styles.drawing, styles.ofStill)}
            />
          )}
          <Picture
            {...picture}
            alt=""
            sizes={`${viewWidth}px`}
            className={cx(styles.picture, styles.ofStill)}
          />
          {front && <Picture {...front} alt="" sizes={drawnSizes} className={styles.drawing} />}
          <Callouts items={callouts} {...styles.drawn} className={styles.drawing} />
        </div>
        {callouts.length > 0 && (
          <VisuallyHidden>{callouts.map(({ text }) => text).join(', ')}</VisuallyHidden>
        )}
        {detail && <div className={styles.detail}>{detail}</div>}
        <figcaption className={styles.caption}>
          <span className={styles.number}>{`${word} ${number} - `}</span>
          {caption}
        </figcaption>
      </figure>
    </div>
  );
}

const viewWidth = 1400;
const drawnSizes = `${styles.drawn.width}px`;

interface PartProps {
  part: ExplodedPart;
  states: readonly ExplodedState[];
  axis: ExplodedViewProps['axis'];
  /** The part that it is inside of, which it moves with. */
  outer?: string;
}

function Part({ part, states, axis, outer }: PartProps) {
  const { name, picture, size, inside, opening = '' } = part;
  const edge = size * pxPerUnit;
  const at = ({ positions }: ExplodedState, of: string | undefined) => positions[of ?? ''] ?? 0;
  const places = placesOf(
    states.map((state) => ({ units: at(state, name) - at(state, outer) })),
    axis,
  );
  return (
    <div style={places} className={styles.moved}>
      <Picture
        {...picture}
        alt=""
        sizes={`${edge}px`}
        style={{ width: edge, translate: '-50% -50%' }}
        className={styles.part}
      />
      {inside && (
        <div style={{ clipPath: polygonOf(opening) }} className={styles.opening}>
          <div className={styles.object}>
            <Part part={inside} states={states} axis={axis} outer={name} />
          </div>
        </div>
      )}
    </div>
  );
}

const pxPerUnit = 100;

/** Custom properties with the place in each state, which the keyframes read. */
function placesOf(
  places: readonly { units: number; scale?: number }[],
  axis: ExplodedViewProps['axis'],
): CSSProperties {
  return Object.fromEntries(
    places.flatMap(({ units, scale = 1 }, index) => [
      [`--x${index}`, `${units * axis.x}px`],
      [`--y${index}`, `${units * axis.y}px`],
      [`--scale${index}`, scale],
    ]),
  );
}

/** Points from the middle of an area that no part leaves. */
function polygonOf(points: string): string {
  const corners = points.split(' ').map((point) => {
    const [x, y] = point.split(',').map(Number);
    return `${styles.reach + (x ?? 0)}px ${styles.reach + (y ?? 0)}px`;
  });
  return `polygon(${corners.join()})`;
}
