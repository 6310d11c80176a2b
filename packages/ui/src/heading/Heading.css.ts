import { componentVariants } from '../styles/layers.ts';
import { type } from '../styles/type.ts';

const { display, h1, h2, h3, h4 } = type;

export const sizes = componentVariants({ display, h1, h2, h3, h4 });
