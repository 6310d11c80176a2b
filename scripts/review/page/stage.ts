import type { Report, ReviewedStory, View } from '../report.ts';
import { element, safe } from './dom.ts';

const comparing = ['Side by side', 'Difference', 'Slider', 'Blink', 'All modes'] as const;
const single = ['Picture', 'All modes'] as const;

/** A way to look at the pictures of a story. */
export type Look = (typeof comparing)[number] | (typeof single)[number];

/** The ways there are: what did not change has nothing to compare. */
export function looksOf(view: View | undefined): readonly [Look, ...Look[]] {
  return view?.standing === 'changed' ? comparing : single;
}

let blinking: ReturnType<typeof setInterval> | undefined;

/** Draws one view of a story, or all of them, and wires what is on it. */
export function drawStage(
  story: ReviewedStory | undefined,
  view: View | undefined,
  look: Look,
  modes: Report['modes'],
) {
  clearInterval(blinking);
  element('stage').innerHTML =
    story && view
      ? faults(view) + pictures(story, view, look, modes)
      : '<p class="muted">No story matches.</p>';
  followRange('divide', (upper, share) => {
    upper.style.clipPath = `inset(0 0 0 ${share}%)`;
    element('line').style.insetInlineStart = `${share}%`;
  });
  followRange('onion', (upper, share) => {
    upper.style.opacity = String(share / 100);
  });
  document.getElementById('blink')?.addEventListener('click', blink);
}

/** Shows one picture and the other, by turns; for those who want less motion, once for each press. */
export function blink() {
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

function faults({ error, sideways }: View) {
  return [error && `Throws: ${error}`, sideways && `Scrolls sideways by ${sideways} px`]
    .filter(Boolean)
    .map((fault) => `<p class="tag" data-tone="bad">${safe(String(fault))}</p>`)
    .join('');
}

function pictures(story: ReviewedStory, view: View, look: Look, modes: Report['modes']) {
  const { before = '', after = '', difference = '' } = view;
  const image = (source: string, alt: string, attributes = '') =>
    `<img src="${safe(source)}" alt="${safe(`${story.name}: ${alt}`)}" ${attributes}>`;
  const sheet = (source: string, caption: string) =>
    `<figure><figcaption>${safe(caption)}</figcaption>${image(source, caption, 'class="sheet"')}</figure>`;
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
    case 'All modes': {
      const contacts = (kind: string, label: string) => {
        const some = modes
          .filter((mode) => mode.kind === kind)
          .flatMap(({ name }) => story.views.filter(({ mode }) => mode === name));
        const figures = some.map((one) => {
          const note = one.error ? 'throws' : one.sideways ? 'scrolls sideways' : one.standing;
          const picture = image(
            one.after ?? one.before ?? '',
            `${one.mode}, show large`,
            'class="sheet" loading="lazy"',
          );
          return `<figure><figcaption>${safe(one.mode)}, ${note}</figcaption><button type="button" data-mode="${safe(one.mode)}">${picture}</button></figure>`;
        });
        return figures.length > 0 ? `<h3>${label}</h3>${figures.join('')}` : '';
      };
      return `<div class="contact">${contacts('look', 'Grounds and widths')}${contacts('state', 'States')}</div>`;
    }
    default:
      return sheet(after || before, after ? size : 'Before; the story is gone');
  }
}

/** Where the change is, in percent of the width. */
function middle({ box, width }: View) {
  return box ? Math.round(((box[0] + box[2] / 2) / width) * 100) : 50;
}

function followRange(id: string, apply: (upper: HTMLElement, share: number) => void) {
  const range = document.getElementById(id) as HTMLInputElement | null;
  if (!range) return;
  const follow = () => apply(element('upper'), Number(range.value));
  range.addEventListener('input', follow);
  follow();
}
