import { Badge } from '../badge/Badge.tsx';
import { withTelephone } from '../internal/telephone.tsx';
import { unbroken } from '../internal/unbroken.tsx';
import { Link } from '../link/Link.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { NavigationLink } from './items.ts';
import * as styles from './NavigationMenu.css.ts';

interface MenuLinksProps {
  links: readonly NavigationLink[];
  /** Path of the current page. */
  path: string | undefined;
  /** Shows the images of the links. @default false */
  images?: boolean;
  className?: string;
}

/** The links of a panel, or of a section in the drawer. */
export function MenuLinks({ links, path, images = false, className }: MenuLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ name, href, text, badge, image }) => (
        <li key={href}>
          <Link
            href={href}
            tone="plain"
            aria-current={href === path ? 'page' : undefined}
            className={styles.entry}
          >
            {images && image && <Picture {...image} fit="own" className={styles.image} />}
            <span className={styles.name}>
              {href.startsWith('tel:') ? withTelephone(name) : name}
              {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
            </span>
            {text && <span className={styles.description}>{unbroken(text)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
