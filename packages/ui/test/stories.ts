/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { Args } from 'storybook/internal/types';
import preview from '../../../.storybook/preview.tsx';

setProjectAnnotations([preview]);

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../{src,docs}/**/*.stories.tsx',
  { eager: true },
);

type Story = ComponentType & { args: Args };

/** Every story of the library as `[component and story name, story]`. */
export const stories: [string, Story][] = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module)).map(([name, story]): [string, Story] => [
    `${file.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1')} ${name}`,
    story as Story,
  ]),
);
