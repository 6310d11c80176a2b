import { type Model, modelOf } from '@brand/catalogue/models';
import { mostCompared } from '@brand/catalogue/selection/comparison';
import { storedList } from '../../shell/storedList.ts';

const codes = storedList<string>('comparison', (code) => typeof code === 'string' && modelOf(code));

/** Stores the models chosen for comparison, up to the limit. */
export const choose = (next: readonly Model[]) =>
  codes.write(next.slice(0, mostCompared).map(({ code }) => code));

/** The models chosen for comparison, oldest first. */
export const useChosen = (): readonly Model[] =>
  codes.useItems().flatMap((code) => modelOf(code) ?? []);
