import { describe } from 'vitest';
import { conformance } from '../../test/conformance.tsx';
import { ResultsSummary } from './index.ts';

describe('ResultsSummary', () => conformance(<ResultsSummary shown={9} total={24} />));
