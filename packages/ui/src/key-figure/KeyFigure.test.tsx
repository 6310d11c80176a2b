import { describe } from 'vitest';
import { conformance } from '../../test/conformance.tsx';
import { KeyFigure } from './index.ts';

describe('KeyFigure', () => conformance(<KeyFigure value="38" unit="%" label="Energy savings" />));
