import { expect, test } from 'vitest';
import { contactData } from './contactData.ts';

const promptsAt = (query: string) => contactData(new URLSearchParams(query)).prompts;

test('asks for the data of a quote only if the selection is of machines alone', () => {
  expect(promptsAt('models=rmx50-c080&units=us')).toContain('Flow and pressure');
  expect(promptsAt('product=chiller')).toContain('Chilled-water supply and return temperatures');
  expect(promptsAt('models=rmx50-c080&flow=44&pressure=0.7')).toEqual([]);
  expect(promptsAt('power=90&hours=8000&price=0.15')).toEqual([]);
  expect(promptsAt('')).toEqual([]);
});
