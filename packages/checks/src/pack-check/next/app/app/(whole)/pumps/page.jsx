import { ButtonLink } from '@brand/ui/button';

export default function Page() {
  return (
    <main>
      <h1>Pumps</h1>
      <ButtonLink href="/">Home</ButtonLink>
    </main>
  );
}
