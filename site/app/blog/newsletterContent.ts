/** Texts of the newsletter's pages. */
export const newsletter = {
  /** Path of its page, which handles the form without JavaScript. */
  path: '/newsletter',
  title: 'Newsletter',
  headline: 'New technical articles by email.',
  lead: 'One article per issue, and nothing else. Unsubscribe with one click.',
  description: 'Get new technical articles on oil-free turbo machines by email.',
  /** Before the links to the feeds. */
  feeds: 'Or without an address, in a feed reader:',
  /** Heading of the newest articles. */
  latest: 'Recent articles',
  /** Shown once an address has been accepted. */
  accepted:
    'Thank you. We will email you a link to confirm your subscription. It is valid for three days after it is sent.',
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
