import { describe } from 'vitest';
import { conformance } from '../../test/conformance.tsx';
import { TagList } from './index.ts';

describe('TagList', () => conformance(<TagList tags={[{ name: 'turn-down' }]} />));
