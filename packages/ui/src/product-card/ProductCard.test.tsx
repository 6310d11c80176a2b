import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { blowerBack, blowerFront } from '../../test/pictures.ts';
import { Picture } from '../picture/index.ts';
import { ProductCard } from './index.ts';

const card = (
  <ProductCard
    title="Blower"
    text="On air-foil bearings."
    features={['Oil-free']}
    front={<Picture {...blowerFront} />}
    back={<Picture {...blowerBack} />}
  />
);

describe('ProductCard', () => conformance(card));

test('hovering shows the back, and leaving shows the front again', async () => {
  const screen = await render(
    <>
      {card}
      <p>Elsewhere</p>
    </>,
  );
  const shown = screen.getByRole('img', { name: blowerBack.alt });
  await userEvent.hover(screen.getByRole('heading', { name: 'Blower' }));
  await expect.element(shown).toBeVisible();
  await userEvent.hover(screen.getByText('Elsewhere'));
  await expect.element(screen.getByRole('img', { name: blowerFront.alt })).toBeVisible();
});

test('after a press of the button the back stays when the pointer leaves', async () => {
  const screen = await render(
    <>
      {card}
      <p>Elsewhere</p>
    </>,
  );
  await screen.getByRole('button', { name: 'Show back view of Blower' }).click();
  await userEvent.hover(screen.getByText('Elsewhere'));
  await expect.element(screen.getByRole('img', { name: blowerBack.alt })).toBeVisible();
});
