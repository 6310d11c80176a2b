import { describe } from 'vitest';
import { conformance } from '../../test/conformance.tsx';
import { Field } from './index.ts';

describe('Field', () =>
  conformance(<Field label="Name">{(control) => <input {...control} />}</Field>));
