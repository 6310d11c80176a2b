import { Picture } from '@brand/ui';
import { Film } from '../../shell/Film.tsx';
import { pictureOf } from '../../shell/pictures.ts';
import type { MachinePart } from './machineParts.ts';

/** Film or picture of a part. */
export function PartMedia({ media, sizes }: Pick<MachinePart, 'media'> & { sizes: string }) {
  return media.kind === 'film' ? (
    <Film film={media} sizes={sizes} />
  ) : (
    <Picture {...pictureOf(media)} ratio="16:9" sizes={sizes} />
  );
}
