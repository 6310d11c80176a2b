import { componentVariants, type } from '../styles/toolkit.ts';

const { display, h1, h2, h3, h4 } = type;

export const sizes = componentVariants({ display, h1, h2, h3, h4 });
