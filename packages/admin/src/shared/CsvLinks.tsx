import { ButtonLink } from '@brand/ui';

/** Exports a list as CSV, for spreadsheets of both conventions. */
export function CsvLinks({ href }: { href: string }) {
  return (
    <>
      <ButtonLink href={href} size="small" tone="quiet">
        Export all as CSV
      </ButtonLink>
      <ButtonLink href={`${href}?separator=semicolon`} size="small" tone="quiet">
        With semicolons (German Excel)
      </ButtonLink>
    </>
  );
}
