import * as applications from '../content/applications.ts';
import { digits } from '../content/digits.ts';
import { allFaqs, faqHref } from '../content/faqs.ts';
import { type Model, modelHref, models, type Range } from '../content/models.ts';
import { hoursOf, officeHref, offices } from '../content/offices.ts';
import { pages } from '../content/pages.ts';
import * as services from '../content/services.ts';
import * as support from '../content/support.ts';
import * as technologies from '../content/technologies.ts';
import type { SearchDocument } from './types.ts';

/** Parts of pages that visitors look for by their name. */
const sections: readonly [href: string, { title: string; text?: string; lead?: string }][] = [
  ['/technologies#air-bearing', technologies.airBearing],
  ['/technologies#pmsm-motor', technologies.motor],
  ['/technologies#nstb-plus', technologies.nstbPlus],
  ['/technologies#impeller', technologies.impeller],
  ['/technologies#control-system', technologies.control],
  ['/technologies#comparison', technologies.comparison],
  ['/applications#industrial-manufacturing', applications.industrial],
  ['/applications#commercial-buildings', applications.commercial],
  ['/applications#environmental-solutions', applications.environmental],
  ['/applications#energy-sector', applications.energy],
  ['/services#commissioning', services.commissioning],
  ['/services#installation', services.installation],
  ['/services#training', services.training],
  ['/services#support', services.support],
  ['/after-sale-support#support', support.technical],
  ['/after-sale-support#maintenance', support.maintenance],
  ['/after-sale-support#parts', support.parts],
  ['/after-sale-support#contracts', support.contracts],
];

/** Everything that can be found and does not change without a build: all but the articles. */
export const documents: readonly SearchDocument[] = [
  ...pages.map(({ path, title, description }) => ({
    type: 'page' as const,
    title,
    text: description,
    href: path,
  })),
  ...sections.map(([href, { title, text, lead }]) => ({
    type: 'page' as const,
    title,
    text: text ?? lead ?? '',
    href,
  })),
  ...models.map((model) => ({
    type: 'model' as const,
    title: model.code,
    text: summary(model),
    href: modelHref(model),
  })),
  ...allFaqs.map((faq) => ({
    type: 'faq' as const,
    title: faq.question,
    text: faq.answer,
    href: faqHref(faq),
  })),
  ...offices.map((office) => ({
    type: 'office' as const,
    title: `${office.city}, ${office.country}`,
    text: `Office. ${office.address}. ${hoursOf(office)}. ${office.phone}, ${office.email}`,
    href: officeHref(office),
  })),
];

function summary({ flow, pressure, power, noise, weight }: Model): string {
  const under = pressure ? `${range(pressure)} bar` : 'pressure on request';
  return `Turbo blower, ${range(flow)} m³/min, ${under}, ${range(power)} kW, ${noise} dB(A), ${digits(weight)} kg.`;
}

function range([least, greatest]: Range): string {
  return `${least}–${greatest}`;
}
