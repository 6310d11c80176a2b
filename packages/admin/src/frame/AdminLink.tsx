import { PageLink } from '@brand/router/PageLink';
import type { LinkComponentProps } from '@brand/ui/link';

/** A link to a screen, or to a page of the public site, which is another application. */
export function AdminLink(props: LinkComponentProps) {
  return /^(\/admin|[?#])/.test(props.href) ? <PageLink {...props} /> : <a {...props} />;
}
