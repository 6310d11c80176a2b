import { modelHref, models } from '@brand/catalogue/models';
import { Link } from '@brand/ui';

const codes = new RegExp(`(${models.map(({ code }) => code).join('|')})`);

/** Text in which model codes link to their pages. */
export const withModelLinks = (text: string) =>
  text.split(codes).map((part) =>
    codes.test(part) ? (
      <Link key={part} href={modelHref({ code: part })}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
