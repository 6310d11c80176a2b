import { describe } from 'vitest';
import { conformance } from '../../test/conformance.tsx';
import { AuthorBox } from './index.ts';

describe('AuthorBox', () => conformance(<AuthorBox postsHref="#posts" />));
