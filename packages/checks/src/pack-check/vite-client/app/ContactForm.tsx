'use client';
import { ConsentField, Form, SubmitButton, TextArea, TextField } from '@brand/ui';
import { service } from './service.ts';

/** Sends a message to a service at another origin, which lists this one in its `CORS_ORIGINS`. */
export function ContactForm() {
  return (
    <Form
      aria-label="Kontakt"
      action={`${service}/api/enquiries`}
      honeypot={{ name: 'website', fillTime: 'fill_ms' }}
      messages={{
        name: 'Bitte geben Sie Ihren Namen ein.',
        email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
        message: 'Bitte schreiben Sie uns, worum es geht.',
        consent: 'Bitte stimmen Sie zu.',
      }}
      onSubmit={async (form, { key }) => {
        form.set('kind', 'general');
        form.set('subject', 'Nachricht von der Startseite');
        const answer = await fetch(`${service}/api/enquiries`, {
          method: 'POST',
          body: form,
          headers: { 'Idempotency-Key': key },
        });
        if (!answer.ok) return { ok: false };
        const { reference } = await answer.json();
        return { ok: true, title: 'Vielen Dank!', message: `Ihre Nummer: ${reference}` };
      }}
    >
      <TextField name="name" label="Name" autoComplete="name" required />
      <TextField name="email" type="email" label="E-Mail" autoComplete="email" required />
      <TextArea name="message" label="Nachricht" required />
      <ConsentField
        name="consent"
        label="Ich stimme der {privacy} zu"
        documents={{ privacy: { name: 'Datenschutzerklärung', href: '/datenschutz' } }}
      />
      <SubmitButton>Absenden</SubmitButton>
    </Form>
  );
}
