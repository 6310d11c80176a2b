import { useEffect, useState } from 'react';
import type { Report, ReviewedStory, View } from '../src/report.ts';

const comparing = ['Side by side', 'Difference', 'Slider', 'Blink', 'All modes'] as const;
const single = ['Picture', 'All modes'] as const;

/** A way to view the screenshots of a story. */
export type ViewMode = (typeof comparing)[number] | (typeof single)[number];

/** The available views: only a changed story has something to compare. */
export function viewModesOf(view: View | undefined): readonly [ViewMode, ...ViewMode[]] {
  return view?.status === 'changed' ? comparing : single;
}

interface StageProps {
  story: ReviewedStory;
  view: View;
  look: ViewMode;
  modes: Report['modes'];
  blinking: boolean;
  onBlink: () => void;
  onModeChange: (mode: string) => void;
}

/** The screenshots of a story in the chosen view. */
export function Stage(props: StageProps) {
  const { view, look, story } = props;
  const { before = '', after = '', difference = '', box } = view;
  const size = `${view.width} × ${view.height} px`;
  const changed = `${view.pixels?.toLocaleString('en')} changed pixels within ${box?.[2]} × ${box?.[3]} px`;
  switch (look) {
    case 'Side by side':
      return (
        <>
          <div className="pictures">
            <Sheet source={before} caption="Before" />
            <Sheet source={after} caption={`After, ${size}`} />
          </div>
          <p>{changed}</p>
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
      <figcaption>{caption}</figcaption>
      <img src={source} alt={caption} />
    </figure>
  );
}

/** The screenshots on top of each other with a divider, which starts at the change. */
function Slider({ view: { before, after, box, width } }: StageProps) {
  const [share, setShare] = useState(box ? Math.round(((box[0] + box[2] / 2) / width) * 100) : 50);
  return (
    <>
      <Range label="Divider: before | after" value={share} onChange={setShare} />
      <div className="layers">
        <img src={before} alt="Before" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} />
        <img src={after} alt="After" style={{ clipPath: `inset(0 0 0 ${share}%)` }} />
        <hr style={{ insetInlineStart: `${share}%` }} />
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
      <div className="row">
        <button type="button" aria-pressed={blinking} onClick={onBlink}>
          Blink
        </button>
        <Range label="Opacity of the new screenshot" value={share} onChange={setShare} />
      </div>
      <div className="layers">
        <img src={before} alt="Before" style={{ opacity: 1 - share / 100 }} />
        <img src={after} alt="After" style={{ opacity: share / 100 }} />
      </div>
    </>
  );
}

interface RangeProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Range({ label, value, onChange }: RangeProps) {
  return (
    <label>
      {label}
      <input type="range" value={value} onChange={({ target }) => onChange(target.valueAsNumber)} />
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
      <section key={kind}>
        <h3>{kind === 'look' ? 'Grounds and widths' : 'States'}</h3>
        <div className="pictures">
          {views.map(({ mode, error, sideways, status, before, after }) => (
            <button key={mode} type="button" onClick={() => onModeChange(mode)}>
              {mode}, {error ? 'throws' : sideways ? 'scrolls sideways' : status}
              <img src={after ?? before} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      </section>
    );
  });
}
