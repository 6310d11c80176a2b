import { readSettings } from '@brand/service';
import { expect, test } from 'vitest';
import { kept } from '../app/pages/legal/content.ts';

test('the privacy policy states after how many days the service deletes data', () => {
  expect(readSettings({}).retention).toMatchObject(kept);
});
