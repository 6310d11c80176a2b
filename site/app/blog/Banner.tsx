import { Closing } from '../shell/Closing.tsx';
import { blog } from './content.ts';

/** Call to action at the end of the blog's pages. */
export const Banner = () => <Closing {...blog.banner} />;
