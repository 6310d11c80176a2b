import { Alert, Button, Heading, Text } from '@brand/ui';
import { useEffect, useState } from 'react';
import type { Report, ReviewedStory, View } from '../src/report.ts';
import * as styles from './page.css.ts';
import type { ViewMode } from './viewModes.ts';

interface StageProps {
  story: ReviewedStory;
  view: View;
  look: ViewMode;
  modes: Report['modes'];
  blinking: boolean;
  onBlink: () => void;
  onModeChange: (mode: string) => void;
}

/** The screenshots of a story in the chosen view, with its errors. */
export function Stage(props: StageProps) {
  const { error, sideways } = props.view;
  return (
    <>
      {error && <Alert>Throws: {error}</Alert>}
      {sideways && <Alert>Scrolls sideways by {sideways} px</Alert>}
      <Pictures {...props} />
    </>
  );
}

function Pictures(props: StageProps) {
  const { view, look, story } = props;
  const { before = '', after = '', difference = '', box } = view;
  const size = `${view.width} × ${view.height} px`;
  const changed = `${view.pixels?.toLocaleString('en')} changed pixels within ${box?.[2]} × ${box?.[3]} px`;
  switch (look) {
    case 'Side by side':
      return (
        <>
          <div className={styles.pair}>
            <Sheet source={before} caption="Before" />
            <Sheet source={after} caption={`After, ${size}`} />
          </div>
          <Text tone="muted">{changed}</Text>
        </>
      );
    case 'Difference':
      return <Sheet source={difference} caption={changed} />;
    case 'Slider':
      return <Slider key={after} {...props} />;
    case 'Blink':
      return <Blink key={after} {...props} />;
    case 'All modes':
      return <AllModes {...props} />;
    default:
      return (
        <Sheet
          source={after || before}
          caption={after ? size : `Before; ${story.name} was removed`}
        />
      );
  }
}

function Sheet({ source, caption }: { source: string; caption: string }) {
  return (
    <figure>
      <Text as="figcaption" size="small" tone="muted">
        {caption}
      </Text>
      <img src={source} alt={caption} className={styles.sheet} />
    </figure>
  );
}

/** The screenshots on top of each other with a divider, which starts at the change. */
function Slider({ view: { before, after, box, width } }: StageProps) {
  const [share, setShare] = useState(box ? Math.round(((box[0] + box[2] / 2) / width) * 100) : 50);
  return (
    <>
      <Range label="Divider: before | after" value={share} onValueChange={setShare} />
      <div className={styles.layers}>
        <img src={before} alt="Before" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} />
        <img src={after} alt="After" style={{ clipPath: `inset(0 0 0 ${share}%)` }} />
        <span className={styles.line} style={{ insetInlineStart: `${share}%` }} />
      </div>
    </>
  );
}

/** The screenshots on top of each other, alternating; with reduced motion, only on each press. */
function Blink({ view: { before, after }, blinking, onBlink }: StageProps) {
  const [share, setShare] = useState(50);
  useEffect(() => {
    const turn = () => setShare((before) => (before < 50 ? 100 : 0));
    if (!blinking) return;
    turn();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return onBlink();
    const timer = setInterval(turn, 600);
    return () => clearInterval(timer);
  }, [blinking, onBlink]);
  return (
    <>
      <div className={styles.row}>
        <Button tone="quiet" size="small" aria-pressed={blinking} onClick={onBlink}>
          Blink
        </Button>
        <Range label="Opacity of the new screenshot" value={share} onValueChange={setShare} />
      </div>
      <div className={styles.layers}>
        <img src={before} alt="Before" style={{ opacity: 1 - share / 100 }} />
        <img src={after} alt="After" style={{ opacity: share / 100 }} />
      </div>
    </>
  );
}

function Range({
  label,
  value,
  onValueChange,
}: {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
}) {
  return (
    <label className={styles.range}>
      {label}
      <input
        type="range"
        value={value}
        onChange={({ target }) => onValueChange(Number(target.value))}
      />
    </label>
  );
}

function AllModes({ story, modes, onModeChange }: StageProps) {
  return (['look', 'state'] as const).map((kind) => {
    const views = modes.flatMap((mode) =>
      mode.kind === kind ? story.views.filter((view) => view.mode === mode.name) : [],
    );
    if (views.length === 0) return null;
    return (
      <section key={kind} className={styles.contacts}>
        <Heading level={3} size="h4">
          {kind === 'look' ? 'Grounds and widths' : 'States'}
        </Heading>
        {views.map(({ mode, error, sideways, status, before, after }) => (
          <button key={mode} type="button" onClick={() => onModeChange(mode)}>
            {mode}, {error ? 'throws' : sideways ? 'scrolls sideways' : status}
            <img src={after ?? before} alt="" loading="lazy" className={styles.sheet} />
          </button>
        ))}
      </section>
    );
  });
}
