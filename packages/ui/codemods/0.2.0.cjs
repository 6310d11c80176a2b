/**
 * Renames the props of 0.1 to those of 0.2. See MIGRATION.md:
 * `npx jscodeshift -t node_modules/@brand/ui/codemods/0.2.0.cjs --parser=tsx --extensions=ts,tsx src`.
 */

const renames = require('./renames.cjs');

/** Renamed props by component: old name to new name. */
const props = {
  BlogCard: { excerpt: 'text' },
  BuildingGrid: { buildings: 'items' },
  CertificateCard: { name: 'title' },
  CityList: { regions: 'items' },
  ClientList: { clients: 'items' },
  CommentList: { comments: 'items' },
  ComparisonTable: { models: 'items', defaultShown: 'defaultValue', selected: 'highlighted' },
  EnergySplit: { parts: 'items' },
  FeatureGrid: { features: 'items' },
  FeatureList: { features: 'items' },
  KeyList: { entries: 'items' },
  MeasureBand: { measures: 'items' },
  ModelGrid: { models: 'items', ...choice('selected', 'onSelectedChange') },
  'NavigationMenu.Root': { onOpen: 'onValueChange' },
  OfficeMap: {
    places: 'items',
    onConsent: 'onConsentedChange',
    ...choice('selected', 'onSelectedChange'),
  },
  OperatingMap: { models: 'items', defaultDuty: 'defaultValue', onDutyChange: 'onValueChange' },
  PlanCard: { name: 'title' },
  ProcessDiagram: { stages: 'items' },
  ProductCard: { name: 'title' },
  ProductCarousel: { products: 'items' },
  PropertyTable: { rows: 'items' },
  RecentPosts: { posts: 'items' },
  RelatedPosts: { posts: 'items' },
  ResponseTimeTable: { levels: 'items' },
  SearchResults: { results: 'items' },
  SectionHead: { level: 'headingLevel' },
  SectionNav: choice('current', 'onActiveChange'),
  SegmentedControl: { segments: 'options', ...choice('selected', 'onSelectedChange') },
  SelectionGuide: { options: 'items' },
  ShareRail: { links: 'items' },
  SpecTable: { models: 'items', ...choice('selected', 'onSelectedChange') },
  Split: { points: 'items' },
  Steps: { steps: 'items' },
  TagList: { tags: 'items' },
  TechnologyCard: { description: 'text' },
};

/** Renamed fields of nested navigation entries. */
const navigation = {
  links: { description: 'text' },
  groups: { links: { description: 'text' } },
  featured: { description: 'text' },
};

/** Renamed fields of list items, by component and new name of the prop. */
const fields = {
  BuildingGrid: { items: { name: 'title' } },
  FilterPills: { options: { name: 'label' } },
  MeasureBand: { items: { description: 'text' } },
  MobileDrawer: { items: navigation },
  ProcessDiagram: { items: { name: 'title' } },
  ProductCarousel: { items: { name: 'title' } },
  RelatedPosts: { items: { excerpt: 'text' } },
  ResponseTimeTable: { items: { description: 'text' } },
  SegmentedControl: { options: { text: 'label' } },
  SelectionGuide: { items: { name: 'title' } },
  SiteHeader: { items: navigation },
  Steps: { items: { description: 'text' } },
};

/** Props that moved into `labels`, by component: old prop to name in `labels`. */
const labels = {
  ActiveFilter: { removeLabel: 'remove' },
  BlogCard: { byline: 'byline' },
  ButtonLink: { newTabLabel: 'newTab' },
  CertificateCard: { linkLabel: 'link' },
  CommentList: { empty: 'empty' },
  ErrorState: { retryLabel: 'retry' },
  Link: { newTabLabel: 'newTab' },
  SearchField: { label: 'search', clearLabel: 'clear' },
  ToastProvider: { dismissLabel: 'dismiss', label: 'region' },
};

const types = {
  CategoryFilterItem: 'CategoryFilterOption',
  KeyListEntry: 'KeyListItem',
  OfficeMapPlace: 'OfficeMapItem',
  Segment: 'SegmentedControlOption',
  SelectionOption: 'SelectionGuideItem',
};

function choice(value, onChange) {
  const capital = value[0].toUpperCase() + value.slice(1);
  return { [value]: 'value', [`default${capital}`]: 'defaultValue', [onChange]: 'onValueChange' };
}

module.exports = renames({ props, fields, labels, types });
