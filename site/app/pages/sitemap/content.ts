import { page } from './page.ts';

export const hero = { title: 'The whole site on one page.', text: page.description };
