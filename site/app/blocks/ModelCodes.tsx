import { Link } from '@brand/ui';
import { modelHref, models } from '../company/models.ts';

const codes = new RegExp(`(${models.map(({ code }) => code).join('|')})`);

/** A text in which the code of a model leads to its page. */
export function ModelCodes({ text }: { text: string }) {
  return text.split(codes).map((part) =>
    codes.test(part) ? (
      <Link key={part} href={modelHref({ code: part })}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
