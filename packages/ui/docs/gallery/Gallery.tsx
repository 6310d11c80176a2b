import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { Component, type ComponentType, type ReactNode } from 'react';
import * as styles from './Gallery.css.ts';

interface Stories {
  default: Meta & { title: string };
  Default: StoryObj;
}

const files = import.meta.glob<Stories>('../../src/*/*.stories.tsx', { eager: true });

/** Components that render nothing visible, or that cover the window: they have no preview. */
const invisible = new Set([
  ...['LabelsProvider', 'MotionProvider', 'VisuallyHidden', 'SkipLink', 'SplashScreen'],
  ...['Dialog', 'Status', 'Toast', 'BackToTop', 'FloatingActionMenu', 'MobileDrawer', 'Tokens'],
]);

/** Groups of components that are narrower than a page. */
const controls = new Set('Actions Disclosure Feedback Forms Foundations Overlays Type'.split(' '));

interface Entry {
  name: string;
  href: string;
  /** Undefined for components without a preview. */
  Story: ComponentType | undefined;
}

const unseen = 'Without a preview';

/** Returns the components of each group, in alphabetical order of the groups; last those without a preview. */
function groups(): [string, Entry[]][] {
  const found = new Map<string, Entry[]>();
  for (const { default: meta, Default } of Object.values(files)) {
    const [title = '', name = ''] = meta.title.split('/');
    if (!Default) continue;
    const isUnseen = invisible.has(name);
    const group = isUnseen ? unseen : title;
    const id = meta.title.replace('/', '-').toLowerCase();
    const entry = {
      name,
      href: `?path=/docs/${id}--docs`,
      Story: isUnseen ? undefined : (composeStory(Default, meta) as ComponentType),
    };
    found.set(group, [...(found.get(group) ?? []), entry]);
  }
  const isLast = (group: string) => Number(group === unseen);
  return [...found].sort(([one], [other]) => isLast(one) - isLast(other) || (one < other ? -1 : 1));
}

/** Lists every component, most with a small live preview, with links to their docs pages. */
export function Gallery() {
  return groups().map(([group, entries]) => (
    <section key={group} aria-label={group} className="sb-unstyled">
      <h2 className={styles.group}>{group}</h2>
      <ul className={styles.list}>
        {entries.map(({ name, href, Story }) => (
          <li key={name} className={styles.entry}>
            {Story && (
              <div inert className={styles.picture}>
                <div className={styles.sizes[controls.has(group) ? 'small' : 'large']}>
                  <Boundary>
                    <Story />
                  </Boundary>
                </div>
              </div>
            )}
            <a href={href} target="_top" className={styles.link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Shows an empty preview if a story fails. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
