import {
  Alert,
  Button,
  ButtonLink,
  Chip,
  Heading,
  SegmentedControl,
  Status,
  Text,
} from '@brand/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Decision, Report } from '../src/report.ts';
import { type Address, useAddress } from './address.ts';
import { Browse } from './Browse.tsx';
import { entriesOf } from './entries.ts';
import * as styles from './page.css.ts';
import { Reject } from './Reject.tsx';
import { Stage } from './Stage.tsx';
import { type ViewMode, viewModesOf } from './viewModes.ts';

/** Whether the list is beside the story, not above it. */
const isWide = () => matchMedia('(width >= 64rem)').matches;

/** Shows the stories of a report, and sends decisions to the command that serves the page. */
export function App({ report: written }: { report: Report }) {
  const [report, setReport] = useState(written);
  const [address, go] = useAddress();
  const [writable, setWritable] = useState(false);
  const [problem, setProblem] = useState('');
  const [rejecting, setRejecting] = useState(false);
  const [blinking, setBlinking] = useState(false);
  const list = useRef<HTMLDetailsElement>(null);
  const main = useRef<HTMLElement>(null);
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

  const step = (by: number) => {
    const next = entries[place + by]?.[0];
    if (next) go({ story: next.id, mode: '' });
  };
  const showLook = (next?: ViewMode) => next && go({ look: next });
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
    setRejecting(false);
    setProblem('');
    setReport(await answer.json());
    step(1);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (rejecting || ctrlKey || metaKey || altKey) return;
    if ((target as Element).matches('input, select, textarea')) return;
    const actions: Record<string, () => void> = {
      j: () => step(1),
      k: () => step(-1),
      a: () => void decide({ approved: true }),
      r: () => open && setRejecting(true),
      ArrowLeft: () => showMode(-1),
      ArrowRight: () => showMode(1),
      '/': () => document.querySelector<HTMLElement>('[type=search]')?.focus(),
      b: () => {
        showLook(looks.find((one) => one === 'Blink'));
        setBlinking(look !== 'Blink' || !blinking);
      },
    };
    const action = actions[key] ?? (/^[1-5]$/.test(key) && (() => showLook(looks[+key - 1])));
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const browse = (
    <Browse report={report} entries={entries} current={entry} address={address} onChange={choose} />
  );
  const globals = modes.find(({ name }) => name === view?.mode)?.globals ?? {};
  return (
    <div className={styles.page}>
      <aside aria-label="Stories" className={styles.list}>
        <div>
          <Heading level={1} size="h3">
            Visual review
          </Heading>
          <Text size="small" tone="muted">
            Compared with {report.base}
          </Text>
        </div>
        <details ref={list} className={styles.browse} open={isWide()}>
          <summary>Stories</summary>
          {browse}
        </details>
      </aside>
      <main ref={main} tabIndex={-1} className={styles.main}>
        <header className={styles.title}>
          <div>
            <Text size="small" tone="muted">
              {story && `${story.title}, ${place + 1} of ${entries.length}`}
            </Text>
            <Heading level={2} size="h3">
              {story?.name ?? 'No story matches'}
            </Heading>
          </div>
          <div className={styles.row}>
            <Button tone="quiet" size="small" disabled={place === 0} onClick={() => step(-1)}>
              Previous
            </Button>
            <Button
              tone="quiet"
              size="small"
              disabled={place >= entries.length - 1}
              onClick={() => step(1)}
            >
              Next
            </Button>
            {writable && story && story.status !== 'removed' && (
              <ButtonLink
                tone="quiet"
                size="small"
                newTab
                href={`storybook/iframe.html?${new URLSearchParams({
                  id: story.id,
                  viewMode: 'story',
                  // Storybook drops values with a percent sign, and the text size does not need one.
                  globals: Object.entries(globals)
                    .map(([name, value]) => `${name}:${String(value).replace('%', '')}`)
                    .join(';'),
                })}`}
              >
                Live story
              </ButtonLink>
            )}
            <Button tone="quiet" size="small" disabled={!open} onClick={() => setRejecting(true)}>
              Reject
            </Button>
            <Button size="small" disabled={!open} onClick={() => decide({ approved: true })}>
              Approve
            </Button>
          </div>
        </header>
        {problem && <Alert>{problem}</Alert>}
        {story?.approved && <Status tone="success">Approved.</Status>}
        {story?.rejected && <Status>Rejected: {story.rejected}</Status>}
        {entry && entry.length > 1 && (
          <fieldset aria-label="Stories with the same change" className={styles.alike}>
            {entry.map(({ id, title, name }) => (
              <Chip key={id} pressed={id === story?.id} onClick={() => go({ story: id })}>
                {title}/{name}
              </Chip>
            ))}
          </fieldset>
        )}
        <fieldset aria-label="Modes" className={styles.row}>
          {modes.map(({ name }) => {
            const one = story?.views.find(({ mode }) => mode === name);
            const note = one?.error || one?.sideways ? 'fails' : one?.status;
            return (
              <Chip key={name} pressed={name === view?.mode} onClick={() => go({ mode: name })}>
                {name}
                {note !== 'unchanged' && `, ${note}`}
              </Chip>
            );
          })}
        </fieldset>
        {story && view && (
          <>
            <SegmentedControl
              label="View"
              options={looks.map((one) => ({ value: one, label: one }))}
              value={look}
              onValueChange={(next) => go({ look: next })}
            />
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
        <Text size="small" tone="muted" className={styles.keys}>
          <kbd>j</kbd> <kbd>k</kbd> next, previous story · <kbd>←</kbd> <kbd>→</kbd> mode ·{' '}
          <kbd>1</kbd>–<kbd>5</kbd> view · <kbd>b</kbd> blink · <kbd>a</kbd> approve · <kbd>r</kbd>{' '}
          reject · <kbd>/</kbd> search
        </Text>
      </main>
      <Reject
        // Resets the note for each story.
        key={story?.id}
        open={rejecting}
        problem={problem}
        onOpenChange={setRejecting}
        onReject={(note) => decide({ rejected: note })}
      />
    </div>
  );
}
