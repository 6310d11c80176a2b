import { ChevronDown } from 'lucide';
import { Accordion } from '../accordion/index.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import type { NavigationItem } from '../navigation-menu/items.ts';
import { MenuLinks } from '../navigation-menu/MenuLinks.tsx';
import * as styles from './MobileDrawer.css.ts';

interface DrawerNavigationProps {
  items: readonly NavigationItem[];
  path: string | undefined;
  label: string;
  overview: string;
}

/** The sections of the drawer. One section and one sub-section in it are open at a time. */
export function DrawerNavigation({ items, path, label, overview }: DrawerNavigationProps) {
  return (
    <nav aria-label={label}>
      <Accordion.Root>
        {items.map((item) =>
          item.type === 'simple' ? (
            <Link
              key={item.name}
              href={item.href}
              tone="plain"
              aria-current={item.href === path ? 'page' : undefined}
              className={styles.simple}
            >
              {item.name}
            </Link>
          ) : (
            <Section key={item.name} name={item.name} level={2}>
              <MenuLinks links={[{ name: overview, href: item.href }]} path={path} />
              {item.type === 'dropdown' && <MenuLinks links={item.links} path={path} />}
              {item.type === 'mega' && (
                <>
                  <Accordion.Root className={styles.subsections}>
                    {item.groups.map((group) => (
                      <Section key={group.name} name={group.name} level={3}>
                        <MenuLinks links={group.links} path={path} />
                      </Section>
                    ))}
                  </Accordion.Root>
                  {item.featured && (
                    <MenuLinks
                      links={[{ ...item.featured, name: item.featured.title }]}
                      path={path}
                    />
                  )}
                </>
              )}
            </Section>
          ),
        )}
      </Accordion.Root>
    </nav>
  );
}

interface SectionProps {
  name: string;
  level: 2 | 3;
  children: React.ReactNode;
}

function Section({ name, level, children }: SectionProps) {
  return (
    <Accordion.Item value={name}>
      <Accordion.Heading level={level} className={styles.headings[level]}>
        <Accordion.Trigger className={styles.trigger}>
          {name}
          <Icon icon={ChevronDown} className={styles.chevron} />
        </Accordion.Trigger>
      </Accordion.Heading>
      <Accordion.Panel className={styles.panel}>{children}</Accordion.Panel>
    </Accordion.Item>
  );
}
