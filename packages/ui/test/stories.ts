/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { Args } from 'storybook/internal/types';
import preview from '../../../.storybook/preview.tsx';

setProjectAnnotations([preview]);

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../{src,docs}/**/*.stories.tsx',
);

type Story = ComponentType & { args: Args };

const files = Object.entries(modules);

/** Every story of the library as `[component and story name, story]`. */
export const allStories = () => load(files);

const words: string[] = import.meta.env.VITE_WORDS?.split(' ') ?? [];
const named = files.filter(([file]) => words.some((word) => file.includes(word)));
/** The stories that the words of `pnpm test button` name, or every story. */
export const stories = await (named.length > 0 ? load(named) : allStories());

async function load(some: typeof files): Promise<[string, Story][]> {
  const loaded = some.map(async ([file, read]) => {
    const name = file.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1');
    return Object.entries(composeStories(await read())).map(([story, render]): [string, Story] => [
      `${name} ${story}`,
      render as Story,
    ]);
  });
  return (await Promise.all(loaded)).flat();
}
