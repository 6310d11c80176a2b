import { brandStylesheet, brands } from '@brand/ui/storybook/brands';
import {
  Controls,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Heading,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Globals, groundOfGlobals } from './globals.ts';
import { themeOf } from './theme.ts';

/** The toolbar's values. */
function useGlobals(): Globals {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<Globals>(
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0].globals ?? {},
  );
  useEffect(() => {
    const update = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}

/** The props of a component and its parts, with the controls of its playground. */
function Props() {
  const stories = useContext(DocsContext).componentStories();
  const playground = stories.find(({ name }) => name === 'Playground');
  return (
    playground && (
      <>
        <Heading>Props</Heading>
        <Controls of={playground.moduleExport} />
      </>
    )
  );
}

/** A docs page on the toolbar's ground, in the toolbar's brand, with the props of its component at the end. */
export default function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const { brand = 'default' } = globals;
  const ground = groundOfGlobals(globals);
  useEffect(() => {
    document.documentElement.dataset.ground = ground;
  }, [ground]);
  return (
    <>
      <style>{brandStylesheet(brand)}</style>
      <DocsContainer {...props} theme={themeOf(brands[brand], ground)}>
        {children}
        <Props />
      </DocsContainer>
    </>
  );
}
