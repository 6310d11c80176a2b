import { brandStylesheet, brands } from '@brand/ui/storybook/brands';
import {
  ArgTypes,
  Controls,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Heading,
  Subheading,
} from '@storybook/addon-docs/blocks';
import {
  type ComponentType,
  Fragment,
  type PropsWithChildren,
  useContext,
  useEffect,
  useState,
} from 'react';
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

/** The props of a component with the controls of its playground, and those of its `parts`. */
function Props() {
  const stories = useContext(DocsContext).componentStories();
  const playground = stories.find(({ name }) => name === 'Playground');
  return (
    playground && (
      <>
        <Heading>Props</Heading>
        <Controls of={playground.moduleExport} />
        {Object.entries<ComponentType>(playground.parameters.parts ?? {}).map(([name, part]) => (
          <Fragment key={name}>
            <Subheading>{name}</Subheading>
            <ArgTypes of={part} />
          </Fragment>
        ))}
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
