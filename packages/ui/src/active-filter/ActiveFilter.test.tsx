import { describe } from 'vitest';
import { conformance } from '../../test/conformance.tsx';
import { ActiveFilter } from './index.ts';

describe('ActiveFilter', () =>
  conformance(<ActiveFilter href="#all" name="Category" value="Energy" />, { interactive: true }));
