/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import preview from '../../../.storybook/preview.tsx';

setProjectAnnotations([preview]);

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../{src,docs}/**/*.stories.tsx',
  { eager: true },
);

/** Every story of the library as `[title and name, component]`. */
export const stories: [string, ComponentType][] = Object.entries(modules).flatMap(
  ([file, module]) =>
    Object.entries(composeStories(module)).map(([name, Story]): [string, ComponentType] => [
      `${file.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1')} ${name}`,
      Story as ComponentType,
    ]),
);
