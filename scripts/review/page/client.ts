/** The page's script: chooses a story, a mode and a view, and sends approvals to the command that serves the page. */
import type { Report, ReviewedStory } from '../report.ts';
import { dataOf, element, safe } from './dom.ts';
import { Filters } from './filters.ts';
import { blink, drawStage, type Look, looksOf } from './stage.ts';

const report: Report = JSON.parse(element('report').textContent ?? '');
let found: ReviewedStory[] = [];
let story: ReviewedStory | undefined;
let mode = '';
let look: Look = 'Side by side';
/** Whether approvals are taken; undefined until the page has asked. */
let writable: boolean | undefined;

const filters = new Filters(report, list);
element('base').textContent = `Compared with ${report.base}`;
element('stories').addEventListener('click', ({ target }) => {
  const id = (target as Element).closest<HTMLElement>('[data-id]')?.dataset.id;
  if (!id) return;
  choose(report.stories.find((one) => one.id === id));
  if (matchMedia('(max-width: 800px)').matches) {
    setOpen(false);
    element('story').focus();
    scrollTo(0, 0);
  }
});
element('toggle').addEventListener('click', () => setOpen(!('open' in document.body.dataset)));
element('previous').addEventListener('click', () => step(-1));
element('next').addEventListener('click', () => step(1));
element('approve').addEventListener('click', approve);
element('modes').addEventListener('click', ({ target }) => chooseMode(dataOf(target, 'mode')));
element('views').addEventListener('click', ({ target }) => chooseLook(dataOf(target, 'look')));
element('stage').addEventListener('click', ({ target }) => {
  const chosen = dataOf(target, 'mode');
  if (!chosen) return;
  [look] = looksOf(viewOf());
  chooseMode(chosen);
});
addEventListener('keydown', press);
addEventListener('hashchange', fromAddress);

start();

async function start() {
  list();
  if (location.hash) fromAddress();
  else choose(found[0]);
  writable =
    location.protocol.startsWith('http') &&
    (await fetch('approvals').then(
      ({ ok }) => ok,
      () => false,
    ));
  drawHead();
}

function fromAddress() {
  const id = decodeURIComponent(location.hash.slice(1));
  const linked = report.stories.find((one) => one.id === id);
  if (linked && linked !== story) choose(linked);
}

function list() {
  found = filters.list(story);
  drawHead();
}

function choose(next: ReviewedStory | undefined) {
  if (!next) return draw();
  story = next;
  const { views } = next;
  const urgent = views.find(({ standing }) => standing === next.standing);
  if (!views.some((view) => view.mode === mode && view.standing === next.standing))
    mode = urgent?.mode ?? '';
  keepLook();
  history.replaceState(null, '', `#${next.id}`);
  for (const button of document.querySelectorAll<HTMLElement>('.entry')) {
    const current = button.dataset.id === next.id;
    button.setAttribute('aria-current', String(current));
    if (current) button.scrollIntoView({ block: 'nearest' });
  }
  say('');
  draw();
}

function step(by: number) {
  const place = story ? found.indexOf(story) : -1;
  const next = found[place < 0 ? 0 : place + by];
  if (next) choose(next);
}

function chooseMode(name: string | undefined) {
  if (!name) return;
  mode = name;
  keepLook();
  draw();
}

function chooseLook(name: string | undefined) {
  if (!name) return;
  look = name as Look;
  draw();
}

async function approve() {
  if (!story || !canApprove(story)) return;
  const approved = story;
  const answer = await fetch('approvals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ story: approved.id }),
  }).catch(() => undefined);
  if (!answer?.ok) {
    say(
      'It was not approved: the command that serves this page has ended. Run pnpm review again.',
      'bad',
    );
    return;
  }
  approved.approved = true;
  list();
  step(1);
  say(`${approved.title}/${approved.name} is approved.`);
}

function draw() {
  drawHead();
  drawModes();
  element('views').innerHTML = looksOf(viewOf())
    .map(
      (one) =>
        `<button type="button" data-look="${one}" aria-pressed="${one === look}">${one}</button>`,
    )
    .join('');
  drawStage(story, viewOf(), look, report.modes);
}

function drawHead() {
  const place = story ? found.indexOf(story) : -1;
  element('place').textContent = story
    ? `${story.title}${place < 0 ? '' : `, ${place + 1} of ${found.length}`}`
    : '';
  element('name').textContent = story?.name ?? 'Nothing to see';
  element<HTMLButtonElement>('previous').disabled = place <= 0;
  element<HTMLButtonElement>('next').disabled = place === found.length - 1;
  const button = element<HTMLButtonElement>('approve');
  button.disabled = !story || !canApprove(story);
  button.textContent = story?.approved ? 'Approved' : 'Approve';
  if (writable === false && story && story.standing !== 'unchanged')
    say('This page is read-only. To approve, run pnpm review and open the address that it prints.');
}

function drawModes() {
  const chips = (kind: string, label: string) => {
    const some = report.modes.filter(
      (one) => one.kind === kind && story?.views.some((view) => view.mode === one.name),
    );
    if (some.length === 0) return '';
    return `<div><span class="label">${label}</span><div class="chips" role="group" aria-label="${label}">${some
      .map(({ name }) => chip(name))
      .join('')}</div></div>`;
  };
  element('modes').innerHTML = chips('look', 'Ground and width') + chips('state', 'States');
}

function chip(name: string) {
  const view = story?.views.find((one) => one.mode === name);
  const failing = Boolean(view?.error || view?.sideways);
  const note = failing ? 'fails' : view?.standing;
  const mark = failing
    ? '<i data-tone="bad"></i>'
    : view?.standing === 'unchanged'
      ? ''
      : '<i></i>';
  return `<button type="button" class="chip" data-mode="${safe(name)}" aria-pressed="${name === mode}" title="${note}">${mark}${safe(name)}</button>`;
}

function press(event: KeyboardEvent) {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  if ((target as Element).matches('input, select')) {
    if (key === 'Escape') (target as HTMLElement).blur();
    return;
  }
  const modes = report.modes
    .map(({ name }) => name)
    .filter((name) => story?.views.some((view) => view.mode === name));
  const looks = looksOf(viewOf());
  const beside = (by: number) => chooseMode(modes[modes.indexOf(mode) + by]);
  const actions: Record<string, () => void> = {
    j: () => step(1),
    k: () => step(-1),
    a: () => void approve(),
    ArrowLeft: () => beside(-1),
    ArrowRight: () => beside(1),
    '/': () => filters.search.focus(),
    b: () => {
      if (look !== 'Blink' && looks.includes('Blink')) chooseLook('Blink');
      blink();
    },
  };
  const action =
    actions[key] ?? (/^[1-5]$/.test(key) ? () => chooseLook(looks[+key - 1]) : undefined);
  if (!action) return;
  event.preventDefault();
  action();
}

function viewOf() {
  return story?.views.find((view) => view.mode === mode);
}

/** What the next view does not offer gives way to its first. */
function keepLook() {
  const looks = looksOf(viewOf());
  if (!looks.includes(look)) [look] = looks;
}

function canApprove(one: ReviewedStory) {
  return writable === true && one.standing !== 'unchanged' && !one.approved;
}

function say(message: string, tone = '') {
  const place = element('message');
  place.textContent = message;
  place.dataset.tone = tone;
}

function setOpen(open: boolean) {
  if (open) document.body.dataset.open = '';
  else delete document.body.dataset.open;
  element('toggle').setAttribute('aria-expanded', String(open));
}
