import type { Report, ReviewedStory, Standing } from '../report.ts';
import { element, fillSelect, safe } from './dom.ts';

const headings: Record<Standing, string> = {
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  unchanged: 'Unchanged',
};
const standings = Object.keys(headings) as Standing[];

/** The list of stories and the filters above it. */
export class Filters {
  readonly search = element<HTMLInputElement>('search');
  readonly #show = element<HTMLSelectElement>('show');
  readonly #group = element<HTMLSelectElement>('group');
  readonly #within = element<HTMLSelectElement>('within');
  readonly #report: Report;

  constructor(report: Report, onInput: () => void) {
    this.#report = report;
    const groups = new Set(report.stories.map(({ title }) => groupOf(title)));
    fillSelect(this.#show, ['Everything', ...standings.map((one) => headings[one]), 'Failing']);
    fillSelect(this.#group, ['All', ...groups]);
    fillSelect(this.#within, ['Any', ...report.modes.map(({ name }) => name)]);
    for (const filter of [this.search, this.#show, this.#group, this.#within])
      filter.addEventListener('input', onInput);
    const urgent = standings.find((one) => this.#countOf(one) > 0);
    if (urgent && urgent !== 'unchanged') this.#show.value = headings[urgent];
  }

  /** Draws the stories that pass, and returns them in the order of the list. */
  list(current: ReviewedStory | undefined): ReviewedStory[] {
    const passing = this.#report.stories.filter((story) => this.#passes(story));
    const parts = standings.map((standing) => ({
      standing,
      stories: passing.filter((story) => story.standing === standing),
    }));
    element('stories').innerHTML = parts
      .filter(({ stories }) => stories.length > 0)
      .map(
        ({ standing, stories }) =>
          `<h3 class="heading">${headings[standing]}, ${stories.length}</h3><ul>${stories.map((story) => entry(story, story === current)).join('')}</ul>`,
      )
      .join('');
    const counts = standings.map((one) => `${this.#countOf(one)} ${one}`).join(', ');
    element('count').textContent =
      passing.length === this.#report.stories.length
        ? counts
        : `${passing.length} shown of ${counts}`;
    return parts.flatMap(({ stories }) => stories);
  }

  #passes(story: ReviewedStory) {
    const words = this.search.value.trim().toLowerCase();
    const show = this.#show.value;
    const within = this.#within.value;
    return (
      `${story.title}/${story.name}`.toLowerCase().includes(words) &&
      (this.#group.value === 'All' || groupOf(story.title) === this.#group.value) &&
      (show === 'Everything' ||
        (show === 'Failing' ? fails(story) : headings[story.standing] === show)) &&
      (within === 'Any' ||
        story.views.some(
          ({ mode, standing, error, sideways }) =>
            mode === within && (standing !== 'unchanged' || error || sideways),
        ))
    );
  }

  #countOf(standing: Standing) {
    return this.#report.stories.filter((story) => story.standing === standing).length;
  }
}

function entry(story: ReviewedStory, current: boolean) {
  const [tone, tag] = story.approved
    ? ['good', 'approved']
    : fails(story)
      ? ['bad', 'fails']
      : ['', ''];
  return `<li><button type="button" class="entry" data-id="${safe(story.id)}" aria-current="${current}">
<span>${safe(story.name)}</span><span class="muted">${safe(story.title)}</span>
${tag && `<span class="tag" data-tone="${tone}">${tag}</span>`}</button></li>`;
}

function fails({ views }: ReviewedStory) {
  return views.some(({ error, sideways }) => error || sideways);
}

function groupOf(title: string) {
  return title.split('/')[0] ?? title;
}
