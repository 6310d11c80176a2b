/** Texts and pictures for the press, which its archive contains, too. */
import * as claims from '@brand/catalogue/claims';
import { company } from '@brand/catalogue/company';
import { models } from '@brand/catalogue/models';
import { offices } from '@brand/catalogue/offices';
import { pressPicture } from '@brand/catalogue/press';
import {
  emxHero,
  heroImpeller,
  maxHero,
  productBlowerFront,
  productBlowerPrint,
  productChillerFront,
  productChillerPrint,
  productCompressorFront,
  productCompressorPrint,
  productVacuumFront,
  productVacuumPrint,
  rmxHero,
  type StillMedia,
} from '@brand/media';

const inText = claims.inText;

/** A picture as the page shows it, and as it is printed. */
const pictureOf = (name: string, caption: string, image: StillMedia, print = image) => ({
  href: pressPicture(name),
  caption: `${caption} Rendering: ${company.name}.`,
  image,
  print,
});

export const texts = [
  {
    title: 'The company in 50 words',
    text: `${company.name} builds oil-free, high-speed turbo blowers, compressors, vacuum pumps and chillers on air-foil bearings. Founded in ${claims.foundedIn}, with headquarters in South Korea and ${offices.length} offices around the world, it had installed ${inText(claims.unitsInstalled)} units in ${inText(claims.countries)} countries by ${claims.totalsYear}. Its three blower series, MAX, RMX and EMX, together comprise ${models.length} models.`,
  },
  {
    title: 'The company in 150 words',
    text: `${company.name} builds oil-free, high-speed turbo blowers, compressors, vacuum pumps and chillers. In each machine, motor and impeller share one shaft without a gearbox, on air-foil bearings that need no oil. Founded in ${claims.foundedIn}, the company has its headquarters in South Korea and ${offices.length} offices in Asia, the Americas, Europe and the Middle East. Since its second factory opened in 2019, its capacity has been ${inText(claims.annualCapacity)} a year. By ${claims.totalsYear}, it had installed ${inText(claims.unitsInstalled)} units in ${inText(claims.countries)} countries. The ${models.length} models of the three blower series MAX, RMX and EMX serve wastewater treatment, aquaculture, food, chemicals, pneumatic conveying, manufacturing, commercial buildings and power plants. Their stated energy savings are ${inText(claims.seriesSavings.RMX)} for RMX, ${inText(claims.seriesSavings.EMX)} for EMX, and ${inText(claims.seriesSavings.MAX)} for MAX. Each machine runs at its duty point on the test bed before it ships. More than ${claims.technicians.value.replace('+', '')} certified technicians commission and service the machines, and the hotline answers day and night.`,
  },
];

export const pictures = [
  pictureOf(
    'max-series',
    'MAX turbo blowers, with the air drawn as streaks; it leaves at the side.',
    maxHero.poster,
  ),
  pictureOf(
    'rmx-series',
    'RMX turbo blowers, with the air drawn as streaks; it leaves at the side.',
    rmxHero.poster,
  ),
  pictureOf(
    'emx-series',
    'EMX turbo blowers: air enters at the front and leaves at the top.',
    emxHero.poster,
  ),
  pictureOf(
    'impeller',
    'The impeller of a turbo blower, milled from one piece of aluminium.',
    heroImpeller,
  ),
  pictureOf('blower', 'Turbo blower with touch screen.', productBlowerFront, productBlowerPrint),
  pictureOf(
    'air-compressor',
    'Air compressor with receiver.',
    productCompressorFront,
    productCompressorPrint,
  ),
  pictureOf('vacuum-pump', 'Vacuum pump.', productVacuumFront, productVacuumPrint),
  pictureOf('chiller', 'Chiller.', productChillerFront, productChillerPrint),
];
