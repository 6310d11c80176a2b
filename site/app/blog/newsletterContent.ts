/** Texts of the newsletter's pages. */
export const newsletter = {
  /** Path of its page, which handles the form without JavaScript. */
  path: '/newsletter',
  title: 'Newsletter',
  headline: 'Oil-free air, a few times a year.',
  lead: 'New technical articles by email. Unsubscribe with one click.',
  description: 'Get new technical articles on oil-free turbo machines by email.',
  /** Heading of the newest articles. */
  latest: 'What it is about',
  confirm: {
    title: 'Confirm your subscription',
    text: 'One more click, and new articles will come to your inbox.',
    action: 'Confirm subscription',
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    text: 'We will stop writing at once, and keep only a note that you unsubscribed.',
    action: 'Unsubscribe',
  },
} as const;
