import { type Model, models } from '../../company/models.ts';
import { mostCompared } from '../../selection/comparison.ts';
import { storedList } from '../../shell/storedList.ts';

const modelOf = (code: unknown) => models.find((one) => one.code === code);

const codes = storedList<string>('comparison', modelOf);

/** Chooses these models for comparison, up to as many as fit. */
export const choose = (next: readonly Model[]) =>
  codes.write(next.slice(0, mostCompared).map(({ code }) => code));

/** The models that the visitor has chosen for comparison, the first one first. */
export const useChosen = (): readonly Model[] =>
  codes.useItems().flatMap((code) => modelOf(code) ?? []);
