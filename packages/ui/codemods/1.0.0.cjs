/**
 * Renames the props of 0.2 to those of 1.0. See MIGRATION.md:
 * `npx jscodeshift -t node_modules/@brand/ui/codemods/1.0.0.cjs --parser=tsx --extensions=ts,tsx src`.
 */

const renames = require('./renames.cjs');

const column = { heading: 'name' };
const feature = { link: { label: 'name' } };

module.exports = renames({
  props: {
    BackgroundVideo: { visible: 'threshold' },
    ResponseTimeTable: { caption: 'label' },
    VisibleVideo: { visible: 'threshold' },
  },
  fields: {
    FeatureCard: feature,
    FeatureGrid: { items: feature },
    SiteFooter: { columns: column },
  },
  objects: { Feature: feature, FooterColumn: column },
});
