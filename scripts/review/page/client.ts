/** The page's script: chooses a story, a mode and a view, and sends approvals to the command that serves the page. */
import type { Report, ReviewedStory, Standing, View } from '../report.ts';
import { dataOf, element, fillSelect, safe } from './dom.ts';

const report: Report = JSON.parse(element('report').textContent ?? '');
const comparing = ['Side by side', 'Difference', 'Slider', 'Blink', 'All modes'] as const;
const single = ['Picture', 'All modes'] as const;
type Look = (typeof comparing)[number] | (typeof single)[number];

const headings: Record<Standing, string> = {
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  unchanged: 'Unchanged',
};
const standings = Object.keys(headings) as Standing[];

let found: ReviewedStory[] = [];
let story: ReviewedStory | undefined;
let mode = '';
let look: Look = 'Side by side';
/** Whether approvals are taken; undefined until the page has asked. */
let writable: boolean | undefined;
let blinking: ReturnType<typeof setInterval> | undefined;

const search = element<HTMLInputElement>('search');
const show = element<HTMLSelectElement>('show');
const group = element<HTMLSelectElement>('group');
const within = element<HTMLSelectElement>('within');

element('base').textContent = `Compared with ${report.base}`;
fillSelect(show, ['Everything', ...standings.map((one) => headings[one]), 'Failing']);
fillSelect(group, ['All', ...new Set(report.stories.map(({ title }) => groupOf(title)))]);
fillSelect(within, ['Any', ...report.modes.map(({ name }) => name)]);

for (const filter of [search, show, group, within]) filter.addEventListener('input', list);
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
  look = looksOf()[0] ?? 'Picture';
  chooseMode(chosen);
});
addEventListener('keydown', press);
addEventListener('hashchange', fromAddress);

start();

async function start() {
  const urgent = standings.find((one) => countOf(one) > 0);
  if (urgent && urgent !== 'unchanged') show.value = headings[urgent];
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

/** Lists the stories that pass the filters. */
function list() {
  const words = search.value.trim().toLowerCase();
  found = report.stories
    .filter(({ title, name }) => `${title}/${name}`.toLowerCase().includes(words))
    .filter(({ title }) => group.value === 'All' || groupOf(title) === group.value)
    .filter(
      (one) =>
        show.value === 'Everything' ||
        (show.value === 'Failing' ? fails(one) : headings[one.standing] === show.value),
    )
    .filter(
      ({ views }) =>
        within.value === 'Any' ||
        views.some(
          (view) =>
            view.mode === within.value &&
            (view.standing !== 'unchanged' || view.error || view.sideways),
        ),
    );
  const parts = standings.map((standing) => {
    const some = found.filter((one) => one.standing === standing);
    if (some.length === 0) return '';
    return `<h3 class="heading">${headings[standing]}, ${some.length}</h3><ul>${some.map(entry).join('')}</ul>`;
  });
  element('stories').innerHTML = parts.join('');
  found = standings.flatMap((standing) => found.filter((one) => one.standing === standing));
  element('count').textContent = summary();
  drawHead();
}

function summary() {
  const counts = standings.map((one) => `${countOf(one)} ${one}`).join(', ');
  return found.length === report.stories.length ? counts : `${found.length} shown of ${counts}`;
}

function entry(one: ReviewedStory) {
  const [tone, tag] = one.approved
    ? ['good', 'approved']
    : fails(one)
      ? ['bad', 'fails']
      : ['', ''];
  return `<li><button type="button" class="entry" data-id="${safe(one.id)}" aria-current="${one === story}">
<span>${safe(one.name)}</span><span class="muted">${safe(one.title)}</span>
${tag && `<span class="tag" data-tone="${tone}">${tag}</span>`}</button></li>`;
}

function choose(next: ReviewedStory | undefined) {
  if (!next) return draw();
  story = next;
  const { views } = next;
  const urgent = views.find(({ standing }) => standing === next.standing);
  if (!views.some((view) => view.mode === mode && view.standing === next.standing))
    mode = urgent?.mode ?? '';
  if (!looksOf().includes(look)) look = looksOf()[0] ?? 'Picture';
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
  if (!looksOf().includes(look)) look = looksOf()[0] ?? 'Picture';
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
  const looks = looksOf();
  element('views').innerHTML = looks
    .map(
      (one) =>
        `<button type="button" data-look="${one}" aria-pressed="${one === look}">${one}</button>`,
    )
    .join('');
  clearInterval(blinking);
  const view = viewOf();
  element('stage').innerHTML = view ? stage(view) : '<p class="muted">No story matches.</p>';
  wireStage();
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

function stage(view: View) {
  const faults = [
    view.error && `Throws: ${view.error}`,
    view.sideways && `Scrolls sideways by ${view.sideways} px`,
  ]
    .filter(Boolean)
    .map((fault) => `<p class="tag" data-tone="bad">${safe(String(fault))}</p>`)
    .join('');
  return faults + pictures(view);
}

function pictures(view: View) {
  const { before = '', after = '', difference = '' } = view;
  const size = view.width ? `${view.width} × ${view.height} px` : '';
  const changed = view.pixels
    ? `${view.pixels.toLocaleString('en')} changed pixels within ${view.box?.[2]} × ${view.box?.[3]} px`
    : '';
  switch (look) {
    case 'Side by side':
      return `<div class="pair">${sheet(before, 'Before')}${sheet(after, `After, ${size}`)}</div><p class="muted">${changed}</p>`;
    case 'Difference':
      return sheet(difference, changed);
    case 'Slider':
      return `<div class="tools"><label>Divide <input id="divide" type="range" min="0" max="100" value="${middle(view)}"></label><span class="muted">before, left; after, right</span></div>
<div class="layers">${image(before, 'Before')}${image(after, 'After', 'id="upper"')}<span class="line" id="line"></span></div>`;
    case 'Blink':
      return `<div class="tools"><button type="button" class="button" id="blink" aria-pressed="false" aria-keyshortcuts="b">Blink</button><label>After <input id="onion" type="range" min="0" max="100" value="50"></label></div>
<div class="layers">${image(before, 'Before')}${image(after, 'After', 'id="upper"')}</div>`;
    case 'All modes':
      return `<div class="contact">${contacts('look', 'Grounds and widths')}${contacts('state', 'States')}</div>`;
    default:
      return sheet(after || before, after ? size : 'Before; the story is gone');
  }
}

/** Where the change is, in percent of the width. */
function middle({ box, width }: View) {
  return box ? Math.round(((box[0] + box[2] / 2) / width) * 100) : 50;
}

function contacts(kind: string, label: string) {
  const some = report.modes
    .filter((one) => one.kind === kind)
    .flatMap(({ name }) => story?.views.filter((view) => view.mode === name) ?? []);
  if (some.length === 0) return '';
  return `<h3>${label}</h3>${some
    .map((view) => {
      const note = view.error ? 'throws' : view.sideways ? 'scrolls sideways' : view.standing;
      return `<figure><figcaption>${safe(view.mode)}, ${note}</figcaption><button type="button" data-mode="${safe(view.mode)}">${image(view.after ?? view.before ?? '', `${view.mode}, show large`, 'class="sheet" loading="lazy"')}</button></figure>`;
    })
    .join('')}`;
}

function wireStage() {
  const upper = document.getElementById('upper');
  const divide = document.getElementById('divide') as HTMLInputElement | null;
  const onion = document.getElementById('onion') as HTMLInputElement | null;
  if (divide && upper) {
    const follow = () => {
      upper.style.clipPath = `inset(0 0 0 ${divide.value}%)`;
      element('line').style.insetInlineStart = `${divide.value}%`;
    };
    divide.addEventListener('input', follow);
    follow();
  }
  if (onion && upper) {
    const follow = () => {
      upper.style.opacity = String(Number(onion.value) / 100);
    };
    onion.addEventListener('input', follow);
    follow();
    element('blink').addEventListener('click', blink);
  }
}

/** Shows one picture and the other, by turns; for those who want less motion, once for each press. */
function blink() {
  const onion = document.getElementById('onion') as HTMLInputElement | null;
  const button = document.getElementById('blink');
  if (!onion || !button) return;
  const turn = () => {
    onion.value = Number(onion.value) < 50 ? '100' : '0';
    onion.dispatchEvent(new Event('input'));
  };
  const running = button.getAttribute('aria-pressed') === 'true';
  clearInterval(blinking);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return turn();
  button.setAttribute('aria-pressed', String(!running));
  if (running) return;
  turn();
  blinking = setInterval(turn, 600);
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
  const beside = (by: number) => chooseMode(modes[modes.indexOf(mode) + by]);
  const actions: Record<string, () => void> = {
    j: () => step(1),
    k: () => step(-1),
    a: () => void approve(),
    ArrowLeft: () => beside(-1),
    ArrowRight: () => beside(1),
    '/': () => search.focus(),
    b: () => {
      if (look !== 'Blink' && looksOf().includes('Blink')) chooseLook('Blink');
      blink();
    },
  };
  const action =
    actions[key] ?? (/^[1-5]$/.test(key) ? () => chooseLook(looksOf()[+key - 1]) : undefined);
  if (!action) return;
  event.preventDefault();
  action();
}

function viewOf() {
  return story?.views.find((view) => view.mode === mode);
}

function looksOf(): readonly Look[] {
  return viewOf()?.standing === 'changed' ? comparing : single;
}

function canApprove(one: ReviewedStory) {
  return writable === true && one.standing !== 'unchanged' && !one.approved;
}

function fails({ views }: ReviewedStory) {
  return views.some(({ error, sideways }) => error || sideways);
}

function countOf(standing: Standing) {
  return report.stories.filter((one) => one.standing === standing).length;
}

function groupOf(title: string) {
  return title.split('/')[0] ?? title;
}

function sheet(source: string, caption: string) {
  return `<figure><figcaption>${safe(caption)}</figcaption>${image(source, caption, 'class="sheet"')}</figure>`;
}

function image(source: string, alt: string, attributes = '') {
  return `<img src="${safe(source)}" alt="${safe(`${story?.name}: ${alt}`)}" ${attributes}>`;
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
