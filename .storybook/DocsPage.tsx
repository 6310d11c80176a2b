import { brandStylesheet, brands } from '@brand/ui/storybook/brands';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
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

/** A docs page on the toolbar's ground, in the toolbar's brand. */
export default function DocsPage(props: DocsContainerProps) {
  const globals = useGlobals();
  const { brand = 'default' } = globals;
  const ground = groundOfGlobals(globals);
  useEffect(() => {
    document.documentElement.dataset.ground = ground;
  }, [ground]);
  return (
    <>
      <style>{brandStylesheet(brand)}</style>
      <DocsContainer {...props} theme={themeOf(brands[brand], ground)} />
    </>
  );
}
