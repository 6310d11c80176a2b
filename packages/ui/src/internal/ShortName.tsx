import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

interface ShortNameProps {
  name: string;
  shortName: string | undefined;
}

/** A name of which only the part that its place does not tell is visible. Screen readers read the whole. */
export function ShortName({ name, shortName }: ShortNameProps) {
  if (shortName === undefined) return name;
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">{shortName}</span>
    </>
  );
}
