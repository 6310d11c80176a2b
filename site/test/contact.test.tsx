import { offices } from '@brand/catalogue/offices';
import { type Labels, LabelsProvider } from '@brand/ui';
import { de } from '@brand/ui/labels/de';
import { ko } from '@brand/ui/labels/ko';
import { saidByLibrary } from '@brand/ui/storybook/words/libraryWords';
import { textsOf } from '@brand/ui/storybook/words/textsOf';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import * as enquiry from '../app/blocks/enquiry/content.ts';
import { contactData } from '../app/pages/contact/contactData.ts';
import * as contact from '../app/pages/contact/content.ts';
import Contact from '../app/pages/contact/route.tsx';

/** English labels of the rendered components. */
const english = vi.hoisted((): Record<string, object> => ({}));

vi.mock('../../packages/ui/src/internal/labels.ts', async (importOriginal) => {
  const original =
    await importOriginal<typeof import('../../packages/ui/src/internal/labels.ts')>();
  const recordWords: typeof original.useLabels = (component, words, own) => {
    english[component] = words;
    return original.useLabels(component, words, own);
  };
  const recordWord: typeof original.useLabel = (component, word, own) => {
    const { label } = recordWords(component, { label: word });
    return own ?? label;
  };
  return { ...original, useLabels: recordWords, useLabel: recordWord };
});

const content = JSON.stringify([contact, enquiry, offices]);

const Page = createRoutesStub([{ id: 'contact', path: '/contact', Component: Contact }]);
const loaderData = { contact: contactData(new URLSearchParams('tab=support')) };

const pageIn = (labels: Partial<Labels>) =>
  renderToString(
    <LabelsProvider labels={labels}>
      <Page initialEntries={['/contact?tab=support']} hydrationData={{ loaderData }} />
    </LabelsProvider>,
  );

/** English labels of the library that are not in the content of the page. */
function englishIn(html: string): string[] {
  const isEnglish = saidByLibrary(english);
  // The number in the text of a link is an element of its own.
  const whole = html.replaceAll(/<span[^>]*>(\+[\d -]+)<\/span>/g, '$1');
  return textsOf(whole).filter((text) => isEnglish(text) && !content.includes(`"${text}"`));
}

test.each([
  ['German', de],
  ['Korean', ko],
])('the contact page in %s shows no English labels', (_language, labels) => {
  const html = pageIn(labels);
  expect(html).toContain(labels.FileField.choose);
  expect(html).toContain(labels.OfficeCard.hours);
  expect(englishIn(html)).toEqual([]);
});

test('shows English labels by default', () => {
  expect(englishIn(pageIn({}))).toEqual(
    expect.arrayContaining(['Choose files', '(optional)', 'Hours']),
  );
});
