import { type Model, modelOf } from '../src/models.ts';

/** The model with a code. Throws if there is none, so that a test with a wrong code fails. */
export function modelNamed(code: string): Model {
  const model = modelOf(code);
  if (!model) throw new Error(`There is no model ${code}`);
  return model;
}
