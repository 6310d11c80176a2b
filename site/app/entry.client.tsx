import { hydrate } from '@brand/router/hydrate';

hydrate();
