import { describe } from 'vitest';
import { conformance } from '../../test/conformance.tsx';
import { Status } from './index.ts';

describe('Status', () => conformance(<Status>Saved</Status>));
