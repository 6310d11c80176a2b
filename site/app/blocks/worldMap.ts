import { mapHeight, mapWidth, project } from '@brand/catalogue/worldMap';
import file from './world-map.generated.svg';

/** Without the Arctic Ocean. */
const north = Math.round(project({ latitude: 74, longitude: 0 }).y);

/** Drawing for `OfficeMap`. */
export const worldMap = {
  viewBox: `0 ${north} ${mapWidth} ${mapHeight - north}`,
  href: `${file}#land`,
};
