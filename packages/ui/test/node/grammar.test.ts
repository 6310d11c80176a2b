import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { surfaceFile } from '../../scripts/surface.ts';

interface Rule {
  forbidden: RegExp;
  instead: string;
  /** Props in which the name has a different meaning. */
  allowed?: RegExp;
}

const rules: readonly Rule[] = [
  {
    forbidden: /^(default)?(Selected|Current|Active|Duty|Shown|Chosen)(Change)?$/i,
    instead: 'value, defaultValue, onValueChange',
    // The state of a single card, link or record, and a number of results: no selection of values.
    allowed:
      /^(Card|ChipLink|NavigationMenu\.Link|RecordList\.Item|ResultsSummary)Props\.(selected|current|shown)$/,
  },
  {
    forbidden: /^on((Selected|Current|Active|Duty|Shown|Chosen)(Change)?|Open|Close|Consent)$/,
    instead: 'onValueChange, onOpenChange or onConsentedChange',
  },
  {
    forbidden: /^(description|excerpt|subtitle|body)$/,
    instead: 'text',
  },
  {
    forbidden: /^level$/,
    instead: 'headingLevel',
    // Components that render only a heading.
    allowed: /^(Accordion\.)?HeadingProps\./,
  },
];

/** Forbidden names for the main list of a block. Lists in cards and composed blocks may have specific names. */
const lists =
  /^(buildings|clients|comments|entries|features|levels|links|measures|models|parts|places|points|posts|products|programs|regions|results|rows|segments|stages|steps|tags)$/;
const composed = /^(CaseStudyCard|ExplodedView|PlanCard|ProductCard|TechnologyCard|Hero)Props$/;

interface Prop {
  owner: string;
  name: string;
  type: string;
}

const props = propsOf(readFileSync(surfaceFile, 'utf8'));
const owners = [...new Set(props.map(({ owner }) => owner))];
const namesOf = (owner: string) =>
  props.filter((prop) => prop.owner === owner).map(({ name }) => name);

describe('naming of props', () => {
  test.each(rules)('no prop matches $forbidden: use $instead', ({ forbidden, allowed }) => {
    const broken = props
      .filter(({ name }) => forbidden.test(name))
      .map(({ owner, name }) => `${owner}.${name}`)
      .filter((path) => !allowed?.test(path));
    expect(broken).toEqual([]);
  });

  test('the main list of a block is called `items`', () => {
    const broken = props
      .filter(
        ({ owner, name, type }) =>
          owner.endsWith('Props') && lists.test(name) && type.startsWith('readonly'),
      )
      .filter(({ owner }) => !composed.test(owner));
    expect(broken).toEqual([]);
  });

  test.each(owners.filter((owner) => owner.endsWith('Option')))(
    '%s has a value and a label, and can be disabled',
    (owner) => {
      expect(namesOf(owner)).toEqual(expect.arrayContaining(['value', 'label', 'disabled']));
    },
  );

  test.each([
    ['value', 'defaultValue', 'onValueChange'],
    ['open', 'defaultOpen', 'onOpenChange'],
    ['pressed', 'defaultPressed', 'onPressedChange'],
    ['consented', 'defaultConsented', 'onConsentedChange'],
  ])('components that have one of %s, %s and %s have all three', (held, first, onChange) => {
    for (const owner of owners.filter((name) => name.endsWith('Props'))) {
      const names = namesOf(owner);
      if (![first, onChange].some((name) => names.includes(name))) continue;
      expect(names, owner).toEqual(expect.arrayContaining([held, first, onChange]));
    }
  });

  test('headingLevel has the same type in every component', () => {
    const types = props.filter(({ name }) => name === 'headingLevel').map(({ type }) => type);
    expect([...new Set(types)]).toEqual(['1 | 2 | 3 | 4 | 5 | 6']);
  });
});

/** Members of every interface in surface.md, except labels, whose names are free. */
function propsOf(surface: string): Prop[] {
  let owner = '';
  return surface.split('\n').flatMap((line) => {
    owner = /^(?:interface|type) ([\w.]+)/.exec(line)?.[1] ?? owner;
    const [, name, type] = /^ {2}(\w+)\??: (.*?);/.exec(line) ?? [];
    return name && type && !owner.endsWith('Labels') ? [{ owner, name, type }] : [];
  });
}
