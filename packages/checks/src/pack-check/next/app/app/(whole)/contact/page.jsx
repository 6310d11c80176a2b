import { BrandLink, Form, SiteFooter, SubmitButton, TextField } from '@brand/ui';

async function send(_previous, data) {
  'use server';
  const name = data.get('name');
  if (name === 'Operator') return { ok: true, title: `Thank you, ${name}` };
  const fields = { name: `${name} is not of this plant.` };
  return { ok: false, message: 'Please correct.', fields, values: { name } };
}

export default function Page() {
  return (
    <>
      <main>
        <h1>Contact</h1>
        <Form aria-label="Contact" action={send}>
          <TextField name="name" label="Name" required />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </main>
      <SiteFooter brand={<BrandLink name="Brand" href="/" />} owner="Brand" columns={[]} />
    </>
  );
}
