import { Button, Heading, TextField } from '@brand/ui';

export default function Page() {
  return (
    <main>
      <Heading level={1}>Beside Tailwind</Heading>
      <TextField name="name" label="Name" />
      <Button className="mt-8">Contact</Button>
    </main>
  );
}
