// Writes the stylesheet of the brand, and fails if its contrast is too low, like the build of a real application.
import { writeFileSync } from 'node:fs';
import { lowContrast, themeStylesheet } from '@brand/ui/styles';
import { pumps } from './pumps.ts';

const found = lowContrast(pumps);
if (found.length > 0) throw new Error(`Too little contrast: ${JSON.stringify(found)}`);
writeFileSync('theme.css', themeStylesheet(pumps));
