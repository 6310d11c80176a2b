// Writes the stylesheet of the brand and fails where its contrast is too low, as the application's build would.
import { writeFileSync } from 'node:fs';
import { lowContrast, themeStylesheet } from '@brand/ui/styles';
import { pumps } from './pumps.ts';

const found = lowContrast(pumps);
if (found.length > 0) throw new Error(`Too little contrast: ${JSON.stringify(found)}`);
writeFileSync('theme.css', themeStylesheet(pumps));
