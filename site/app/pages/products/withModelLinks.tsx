import { modelHref, models } from '@brand/catalogue/models';
import { Link, Measured, type UnitText } from '@brand/ui';

const codes = new RegExp(`(${models.map(({ code }) => code).join('|')})`);

/** A text in which model codes link to their pages. */
export const withModelLinks = (text: UnitText) =>
  typeof text === 'string' ? (
    linked(text)
  ) : (
    <Measured metric={linked(text.metric)} us={linked(text.us)} />
  );

const linked = (text: string) =>
  text.split(codes).map((part) =>
    codes.test(part) ? (
      <Link key={part} href={modelHref({ code: part })}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
