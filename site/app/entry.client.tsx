import { hydrate } from '@brand/router/hydrate';
import { surviveTranslation } from '@brand/ui';
import { clickedPage } from './shell/clickedPage.ts';

surviveTranslation();
hydrate({ instrumentations: [clickedPage] });
