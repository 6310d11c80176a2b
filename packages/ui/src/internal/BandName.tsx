import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** The code of a model below its size: visible is the pressure band alone, screen readers read the whole code. */
export function BandName({ size, code }: { size: string; code: string }) {
  return (
    <>
      <VisuallyHidden>{code}</VisuallyHidden>
      <span aria-hidden="true">{code.slice(size.length).replace(/^-/, '')}</span>
    </>
  );
}
