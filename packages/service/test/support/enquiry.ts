/** A support enquiry with every field that its form requires. */
export const supportEnquiry = {
  kind: 'support',
  name: 'Jin',
  email: 'jin@example.org',
  issue: 'It hums.\nLoudly.',
  consent: 'on',
};
