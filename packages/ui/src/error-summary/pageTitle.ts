/** Number of summaries that mark the title, the title that they gave the page, and its title without them. */
let summaries = 0;
let marked: string | undefined;
let before = '';

/** Marks the title of the page once for all summaries, and also if the server has done so. @returns takes it back */
export function markPageTitle(template: string): () => void {
  const { title } = document;
  const [start = '', end = ''] = template.split('{title}');
  if (summaries === 0 || title !== marked) {
    const isMarked = title !== '' && title.startsWith(start) && title.endsWith(end);
    before = isMarked ? title.slice(start.length, title.length - end.length) : title;
    marked = `${start}${before}${end}`;
    document.title = marked;
  }
  summaries += 1;
  return () => {
    summaries -= 1;
    // Unless the page has changed its title since.
    if (summaries === 0 && document.title === marked) document.title = before;
  };
}
