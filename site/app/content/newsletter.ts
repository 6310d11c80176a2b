/** Words of the newsletter. */
export const newsletter = {
  title: 'Newsletter',
  lead: 'New articles on oil-free air, a few times a year. One click ends it.',
  description: 'Subscribe to new technical articles on oil-free turbo machines, by e-mail.',
  confirm: {
    title: 'Confirm your subscription',
    text: 'One more click, and new articles come to your address.',
    action: 'Confirm subscription',
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    text: 'We stop writing at once, and keep nothing but that you left.',
    action: 'Unsubscribe',
  },
} as const;
