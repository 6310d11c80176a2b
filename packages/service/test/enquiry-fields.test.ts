import { expect, it, onTestFinished, vi } from 'vitest';
import { enquiryOf } from './support/enquiry.ts';

it('a field that is added to the table is validated, stored, mailed, found and exported', async () => {
  // Test files share their modules.
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('../src/contract/enquiry-fields.ts');
    vi.resetModules();
  });
  vi.doMock(import('../src/contract/enquiry-fields.ts'), async (importOriginal) => {
    const { enquiryFields } = await importOriginal();
    const colour = { name: 'colour', length: 'line', forms: { support: 'required' } } as const;
    return { enquiryFields: [...enquiryFields, colour] };
  });
  const { TestService } = await import('./support/service.ts');
  const { AdminBrowser } = await import('./support/administrator.ts');
  const { sendDueMails } = await import('../src/mail/worker.ts');
  const { compose } = await import('../src/compose.ts');

  const texts: string[] = [];
  const service = await TestService.start('sqlite', { onMail: () => {} });
  const send = async (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(enquiryOf('support', fields))) {
      body.append(name, value);
    }
    return (await service.app.request('/api/enquiries', { method: 'POST', body })).json();
  };
  expect((await send({})).fields).toEqual({ colour: 'missing' });
  expect((await send({ colour: 'x'.repeat(201) })).fields).toEqual({ colour: 'too-long: 200' });
  expect(await send({ colour: ' Signal\n blue ' })).toMatchObject({ status: 'success' });

  const settings = {
    from: 'site@example.org',
    enquiriesTo: 'sales@example.org',
    publicUrl: 'https://www.example.org',
  };
  const mails = async ({ text }: { text: string }) => void texts.push(text);
  const { store } = service;
  await sendDueMails({ store, send: mails, settings, compose, clock: () => service.now });
  const told = expect.stringContaining('\nColour: Signal blue\n');
  expect(texts).toEqual([told, told]);

  const ada = await AdminBrowser.signedIn(service);
  expect((await ada.json('enquiries?search=signal')).enquiries).toHaveLength(1);
  expect((await ada.json('enquiries/1')).fields.colour).toBe('Signal blue');
  const csv = await (await ada.get('enquiries/export.csv')).text();
  expect(csv).toMatch(/source,colour,request,.*Signal blue/s);
  const { paths } = await service.json('/api/openapi.json');
  expect(JSON.stringify(paths['/api/enquiries'])).toContain('"colour"');
  await service.stop();
});
