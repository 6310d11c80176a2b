export { posts } from '../posts.ts';

/** Number of articles in each category. */
const counts = { Energy: 8, Maintenance: 5, Bearings: 4, Wastewater: 4, Controls: 4 };

export const categories = Object.entries(counts).map(([label, count]) => ({
  value: label.toLowerCase(),
  label,
  count,
  href: `/blog?category=${label.toLowerCase()}`,
}));
