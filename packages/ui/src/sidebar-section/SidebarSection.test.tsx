import { describe } from 'vitest';
import { conformance } from '../../test/conformance.tsx';
import { SidebarSection } from './index.ts';

describe('SidebarSection', () => conformance(<SidebarSection title="Categories" />));
