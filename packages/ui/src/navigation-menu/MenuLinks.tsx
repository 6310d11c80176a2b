import { Badge } from '../badge/Badge.tsx';
import { Link } from '../link/Link.tsx';
import type { NavigationLink } from './items.ts';
import * as styles from './NavigationMenu.css.ts';

interface MenuLinksProps {
  links: readonly NavigationLink[];
  /** Path of the page that is shown. */
  path: string | undefined;
}

/** The links of a panel or of a section of the drawer. */
export function MenuLinks({ links, path }: MenuLinksProps) {
  return (
    <ul>
      {links.map(({ name, href, description, badge }) => (
        <li key={href}>
          <Link
            href={href}
            tone="plain"
            aria-current={href === path ? 'page' : undefined}
            className={styles.entry}
          >
            <span className={styles.name}>
              {name}
              {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
            </span>
            {description && <span className={styles.description}>{description}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
