import { Badge } from '../badge/Badge.tsx';
import { withTelephone } from '../internal/telephone.tsx';
import { Link } from '../link/Link.tsx';
import type { NavigationLink } from './items.ts';
import * as styles from './NavigationMenu.css.ts';

interface MenuLinksProps {
  links: readonly NavigationLink[];
  /** Path of the current page. */
  path: string | undefined;
}

/** The links of a panel, or of a section in the drawer. */
export function MenuLinks({ links, path }: MenuLinksProps) {
  return (
    <ul>
      {links.map(({ name, href, text, badge }) => (
        <li key={href}>
          <Link
            href={href}
            tone="plain"
            aria-current={href === path ? 'page' : undefined}
            className={styles.entry}
          >
            <span className={styles.name}>
              {href.startsWith('tel:') ? withTelephone(name) : name}
              {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
            </span>
            {text && <span className={styles.description}>{text}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
