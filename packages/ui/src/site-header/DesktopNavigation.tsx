import { useState } from 'react';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { unbroken } from '../internal/unbroken.tsx';
import { Link } from '../link/Link.tsx';
import { NavigationMenu } from '../navigation-menu/index.ts';
import {
  holdsPath,
  type NavigationFeature,
  type NavigationItem,
} from '../navigation-menu/items.ts';
import { MenuLinks } from '../navigation-menu/MenuLinks.tsx';
import { Picture } from '../picture/Picture.tsx';
import * as styles from './SiteHeader.css.ts';

interface DesktopNavigationProps {
  items: readonly NavigationItem[];
  path: string | undefined;
  label: string;
  more: string;
  onValueChange: (value: string) => void;
  className?: string;
}

export function DesktopNavigation({
  items,
  path,
  label,
  more,
  onValueChange,
  className,
}: DesktopNavigationProps) {
  // The images of a menu that nobody opens are in no document, nor are their styles in the first bytes of a page.
  const [hasOpened, setOpened] = useState(false);
  return (
    <NavigationMenu.Root
      aria-label={label}
      path={path}
      onValueChange={(value) => {
        setOpened(true);
        onValueChange(value);
      }}
      className={className}
    >
      <NavigationMenu.List>
        {items.map((item) => (
          <NavigationMenu.Item key={item.name} value={item.name} hasPanel={item.type !== 'simple'}>
            <NavigationMenu.Link
              href={item.href}
              current={item.href === path ? 'page' : holdsPath(item, path)}
            >
              {item.name}
            </NavigationMenu.Link>
            {item.type !== 'simple' && (
              <NavigationMenu.Toggle label={fill(more, { name: item.name })} />
            )}
            {item.type === 'dropdown' && (
              <NavigationMenu.Panel>
                <MenuLinks links={item.links} path={path} />
              </NavigationMenu.Panel>
            )}
            {item.type === 'mega' && (
              <NavigationMenu.Panel shape="mega" className={hasOpened ? styles.mega : undefined}>
                {item.groups.map((group) => {
                  const isPictured = hasOpened && group.links.some(({ image }) => image);
                  return (
                    <div
                      key={group.name}
                      className={cx(styles.group, isPictured && styles.pictured)}
                    >
                      <p className={styles.groupName}>{group.name}</p>
                      <MenuLinks
                        links={group.links}
                        path={path}
                        images={isPictured}
                        className={isPictured ? styles.stage : undefined}
                      />
                    </div>
                  );
                })}
                {item.featured && (
                  <Featured
                    {...item.featured}
                    image={hasOpened ? item.featured.image : undefined}
                  />
                )}
              </NavigationMenu.Panel>
            )}
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

function Featured({ title, text, href, image }: NavigationFeature) {
  return (
    <Link href={href} tone="plain" className={styles.featured}>
      {image && <Picture {...image} ratio="16:9" sizes="25rem" className={styles.image} />}
      <span className={styles.title}>{title}</span>
      <span className={styles.description}>{unbroken(text)}</span>
    </Link>
  );
}
