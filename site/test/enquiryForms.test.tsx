import { EnquiryFields, type EnquiryKind, enquiryFields } from '@brand/service/contract';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { expect, test } from 'vitest';
import { mistakes } from '../app/blocks/enquiry/content.ts';
import { contactData } from '../app/pages/contact/contactData.ts';
import Contact from '../app/pages/contact/route.tsx';
import Demo from '../app/pages/demo/route.tsx';

const Page = createRoutesStub([
  { id: 'contact', path: '/contact', Component: Contact },
  { id: 'demo', path: '/demo', Component: Demo },
]);

/** Every form that sends enquiries. */
const forms: readonly (readonly [address: string, kind: EnquiryKind])[] = [
  ['/contact?tab=general&plan=premium', 'general'],
  ['/contact?tab=support', 'support'],
  ['/contact?tab=partnership', 'partnership'],
  ['/demo', 'general'],
];

/** The form at an address, without the fields that it does not send. */
function formAt(address: string): string {
  const contact = contactData(new URL(address, 'https://www.example.org').searchParams);
  const html = renderToString(
    <Page initialEntries={[address]} hydrationData={{ loaderData: { contact, demo: {} } }} />,
  );
  const shown = (fields: string) =>
    fields.replaceAll(fieldset, (_, tag, inside) => (/ disabled/.test(tag) ? '' : inside));
  // Twice, because the group of a field is a fieldset too.
  return /<form(?=[^>]*multipart).*?<\/form>/s.exec(shown(shown(html)))?.[0] ?? '';
}

const namesAt = (address: string) =>
  [...formAt(address).matchAll(/ name="(\w+)"/g)].flatMap(([, name]) => name ?? []);

/** A fieldset without another one inside. */
const fieldset = /<fieldset([^>]*)>((?:(?!<fieldset).)*?)<\/fieldset>/gs;

test.each(forms)('the form at %s has the fields of its table', (address, kind) => {
  const names = namesAt(address);
  const required = enquiryFields.filter(({ forms }) => forms?.[kind] === 'required');
  const missing = required.filter(({ name }) => !names.includes(name));
  expect(missing, 'fields that the service requires').toEqual([]);
  const table = EnquiryFields.options.find(({ entries }) => entries.kind.literal === kind);
  const read = ['files', ...Object.keys(table?.entries ?? {})];
  expect(
    names.filter((name) => !read.includes(name)),
    'fields that the service ignores',
  ).toEqual([]);
});

test.each(forms)('the form at %s offers the choices of its table', (address, kind) => {
  const choices = enquiryFields.flatMap((field) => field.choices?.[kind] ?? []);
  const form = formAt(address);
  expect(choices.filter((choice) => !form.includes(` value="${choice}"`))).toEqual([]);
});

test('every field that a form requires has an error of its own', () => {
  const required = enquiryFields.filter(({ forms }) =>
    Object.values(forms ?? {}).includes('required'),
  );
  expect(required.filter(({ name }) => !(name in mistakes))).toEqual([]);
});

test('every field of the table is in a form', () => {
  const names = forms.flatMap(([address]) => namesAt(address));
  expect(enquiryFields.filter(({ name }) => !names.includes(name))).toEqual([]);
});
