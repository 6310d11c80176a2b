import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Decision, Report } from '../src/report.ts';
import { type Address, useAddress } from './address.ts';
import { Browse } from './Browse.tsx';
import { Choice } from './Choice.tsx';
import { entriesOf } from './entries.ts';
import { Stage, viewModesOf } from './Stage.tsx';

/** Whether the list is beside the story, not above it. */
const isWide = () => matchMedia('(width >= 64rem)').matches;

/** Shows the stories of a report, and sends decisions to the command that serves the page. */
export function App({ report: written }: { report: Report }) {
  const [report, setReport] = useState(written);
  const [address, go] = useAddress();
  const [writable, setWritable] = useState(false);
  const [problem, setProblem] = useState('');
  const [blinking, setBlinking] = useState(false);
  const list = useRef<HTMLDetailsElement>(null);
  const main = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // The page was opened as a file, so there is no server.
    if (location.protocol === 'file:') return;
    fetch('decisions').then(({ ok }) => setWritable(ok), console.warn);
  }, []);

  const entries = entriesOf(report.stories, address);
  const place = Math.max(
    0,
    entries.findIndex((entry) => entry.some(({ id }) => id === address.story)),
  );
  const entry = entries[place];
  const story = entry?.find(({ id }) => id === address.story) ?? entry?.[0];
  const view =
    story?.views.find(({ mode }) => mode === address.mode) ??
    story?.views.find(({ status }) => status === story.status);
  const looks = viewModesOf(view);
  const look = looks.find((one) => one === address.look) ?? looks[0];
  const modes = report.modes.filter(({ name }) => story?.views.some(({ mode }) => mode === name));
  const open = writable && story && story.status !== 'unchanged' && !story.approved;

  const current = entry?.[0].id;
  useEffect(() => {
    if (current)
      document.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const step = (by: number) => {
    const next = entries[place + by]?.[0];
    if (next) go({ story: next.id, mode: '' });
  };
  const showMode = (by: number) => {
    const next = modes[modes.findIndex(({ name }) => name === view?.mode) + by];
    if (next) go({ mode: next.name });
  };
  const toggleBlink = () => setBlinking((before) => !before);
  const choose = (changes: Partial<Address>) => {
    go(changes);
    if (!changes.story || isWide() || !list.current) return;
    list.current.open = false;
    main.current?.scrollIntoView();
    main.current?.focus({ preventScroll: true });
  };
  const decide = async (decision: Omit<Decision, 'stories'>) => {
    if (!open || !entry) return;
    const stories = entry.map(({ id }) => id);
    const answer = await fetch('decisions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...decision, stories }),
    }).catch(() => undefined);
    if (!answer?.ok) {
      return setProblem(
        'The decision was not saved, because the command that serves this page has stopped. Run pnpm review again.',
      );
    }
    dialog.current?.close();
    setProblem('');
    setReport(await answer.json());
    step(1);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (dialog.current?.open || ctrlKey || metaKey || altKey) return;
    if ((target as Element).matches('input, select, textarea')) return;
    const actions: Record<string, () => void> = {
      j: () => step(1),
      k: () => step(-1),
      a: () => void decide({ approved: true }),
      r: () => open && dialog.current?.showModal(),
      ArrowLeft: () => showMode(-1),
      ArrowRight: () => showMode(1),
      '/': () => document.querySelector<HTMLElement>('[type=search]')?.focus(),
      b: () => {
        if (looks.includes('Blink')) go({ look: 'Blink' });
        setBlinking(look !== 'Blink' || !blinking);
      },
    };
    const action = actions[key] ?? (looks[+key - 1] && (() => go({ look: looks[+key - 1] })));
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const stop = new AbortController();
    addEventListener('keydown', (event) => onKey(event), stop);
    return () => stop.abort();
  }, []);

  const globals = modes.find(({ name }) => name === view?.mode)?.globals ?? {};
  const alert = problem && <p role="alert">{problem}</p>;
  return (
    <div className="page">
      <aside aria-label="Stories">
        <h1>Visual review</h1>
        <p>Compared with {report.base}</p>
        <details ref={list} open={isWide()}>
          <summary>Stories</summary>
          <Browse
            report={report}
            entries={entries}
            current={entry}
            address={address}
            onChange={choose}
          />
        </details>
      </aside>
      <main ref={main} tabIndex={-1}>
        <header className="row">
          <div>
            <p>{story && `${story.title}, ${place + 1} of ${entries.length}`}</p>
            <h2>{story?.name ?? 'No story matches'}</h2>
          </div>
          <div className="row">
            <button type="button" disabled={place === 0} onClick={() => step(-1)}>
              Previous
            </button>
            <button type="button" disabled={place >= entries.length - 1} onClick={() => step(1)}>
              Next
            </button>
            {writable && story && story.status !== 'removed' && (
              <a
                target="_blank"
                rel="noopener"
                href={`storybook/iframe.html?${new URLSearchParams({
                  id: story.id,
                  viewMode: 'story',
                  // Storybook drops values with a percent sign, and the text size does not need one.
                  globals: Object.entries(globals)
                    .map(([name, value]) => `${name}:${String(value).replace('%', '')}`)
                    .join(';'),
                })}`}
              >
                Live story (in a new tab)
              </a>
            )}
            <button type="button" disabled={!open} onClick={() => dialog.current?.showModal()}>
              Reject
            </button>
            <button type="button" disabled={!open} onClick={() => decide({ approved: true })}>
              Approve
            </button>
          </div>
        </header>
        {alert}
        {story?.approved && <p role="status">Approved.</p>}
        {story?.rejected && <p role="status">Rejected: {story.rejected}</p>}
        {story && entry && entry.length > 1 && (
          <Choice
            label="Stories with the same change"
            options={entry.map(({ id, title, name }) => ({ value: id, label: `${title}/${name}` }))}
            value={story.id}
            onChange={(id) => go({ story: id })}
          />
        )}
        {story && view && (
          <>
            <Choice
              label="Modes"
              options={modes.map(({ name }) => {
                const one = story.views.find(({ mode }) => mode === name);
                const note = one?.error || one?.sideways ? 'fails' : one?.status;
                return { value: name, label: note === 'unchanged' ? name : `${name}, ${note}` };
              })}
              value={view.mode}
              onChange={(mode) => go({ mode })}
            />
            <Choice
              label="View"
              options={looks.map((value) => ({ value }))}
              value={look}
              onChange={(next) => go({ look: next })}
            />
            {view.error && <p role="alert">Throws: {view.error}</p>}
            {view.sideways && <p role="alert">Scrolls sideways by {view.sideways} px</p>}
            <Stage
              story={story}
              view={view}
              look={look}
              modes={report.modes}
              blinking={blinking}
              onBlink={toggleBlink}
              onModeChange={(mode) => go({ mode, look: '' })}
            />
          </>
        )}
        <p className="keys">
          <kbd>j</kbd> <kbd>k</kbd> next, previous story · <kbd>←</kbd> <kbd>→</kbd> mode ·{' '}
          <kbd>1</kbd>–<kbd>5</kbd> view · <kbd>b</kbd> blink · <kbd>a</kbd> approve · <kbd>r</kbd>{' '}
          reject · <kbd>/</kbd> search
        </p>
      </main>
      <dialog ref={dialog} aria-labelledby="reject">
        <form
          // Empties the note for each story.
          key={story?.id}
          onSubmit={(event) => {
            event.preventDefault();
            decide({ rejected: String(new FormData(event.currentTarget).get('note')) });
          }}
        >
          <h2 id="reject">Reject this change</h2>
          {alert}
          <label>
            What should be different?
            <textarea name="note" rows={4} cols={40} required />
          </label>
          <div className="row">
            <button type="submit">Reject</button>
            <button type="button" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
        </form>
      </dialog>
    </div>
  );
}
