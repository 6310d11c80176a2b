/** Addresses of visitors on this machine: two of one network, and one of another. */
export const visitors = {
  ipv4: ['10.1.1.1', '10.1.1.2', '10.1.2.1'],
  ipv6: ['fd01:1:1:1::1', 'fd01:1:1:2::1', 'fd01:1:2::1'],
} as const;

/** The site, as visitors of each kind of address reach it. */
export const hosts = { ipv4: '127.0.0.1', ipv6: '[::1]' } as const;

export const families = ['ipv4', 'ipv6'] as const;
