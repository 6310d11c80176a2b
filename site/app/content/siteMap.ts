export const name = 'Sitemap';
export const description = 'Every page of this site, by what it is about.';

export const hero = { title: 'Everything there is.', text: description };
