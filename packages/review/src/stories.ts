import type { Browser } from 'playwright';

export interface Story {
  id: string;
  /** Its title, for example `Actions/Button`. */
  title: string;
  name: string;
  /** Toolbar values that the story sets. */
  globals: Record<string, string>;
  /** Width of the window in px, if the story sets it. */
  width?: number;
}

interface Extracted {
  id: string;
  title: string;
  name: string;
  storyGlobals?: Record<string, unknown>;
  parameters: {
    chromatic?: { disableSnapshot?: boolean };
    viewport?: { options?: Record<string, { styles: { width: string } }> };
  };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      extract: () => Promise<Record<string, Extracted>>;
    };
  }
}

/** Reads the stories of a built Storybook, in the order of its index. @param address URL of the Storybook */
export async function readStories(browser: Browser, address: string): Promise<Story[]> {
  const index = await fetch(`${address}/index.json`);
  const { entries } = (await index.json()) as { entries: Record<string, { type: string }> };
  const order = Object.keys(entries).filter((id) => entries[id]?.type === 'story');
  const page = await browser.newPage();
  await page.goto(`${address}/iframe.html?id=${order[0]}&viewMode=story`);
  // Storybook defines this global in a module that loads after the page.
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const extracted = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window;
    await preview.ready();
    // Drops functions and elements, which cannot be serialized.
    const keep = ({ id, title, name, storyGlobals, parameters }: Extracted): Extracted => {
      const { chromatic, viewport } = parameters;
      return {
        id,
        title,
        name,
        storyGlobals,
        parameters: {
          chromatic: { disableSnapshot: chromatic?.disableSnapshot },
          viewport: { options: viewport?.options },
        },
      };
    };
    return Object.values(await preview.extract()).map(keep);
  });
  await page.close();
  const found = new Map(extracted.map((story) => [story.id, story]));
  return order.flatMap((id) => {
    const story = found.get(id);
    return story && !story.parameters.chromatic?.disableSnapshot ? [asStory(story)] : [];
  });
}

function asStory({ id, title, name, storyGlobals, parameters }: Extracted): Story {
  const { viewport, ...own } = (storyGlobals ?? {}) as Record<string, string> & {
    viewport?: { value?: string };
  };
  const width = parameters.viewport?.options?.[viewport?.value ?? '']?.styles.width;
  return {
    id,
    title,
    name,
    globals: own,
    ...(width && { width: Number.parseInt(width, 10) }),
  };
}
