import { hydrate } from '@brand/delivery/hydrate';

hydrate();
