import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Accordion } from '../../src/accordion/index.ts';

test('a panel opens gradually or at once, and does not jump in between', async () => {
  const { container } = await render(
    <Accordion.Root>
      <Accordion.Item value="filter">
        <Accordion.Heading>
          <Accordion.Trigger>Filter</Accordion.Trigger>
        </Accordion.Heading>
        <Accordion.Panel>Every 2,000 hours.</Accordion.Panel>
      </Accordion.Item>
    </Accordion.Root>,
  );
  const panel = container.querySelector('section') as HTMLElement;
  container.querySelector('button')?.click();
  await expect.poll(() => panel.dataset.state).toBe('open');
  for (const transition of panel.getAnimations()) {
    transition.pause();
    transition.currentTime = 20;
  }
  expect(panel.offsetHeight).toBeGreaterThan(0);
});
