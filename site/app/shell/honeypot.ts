/** Fields by which the service detects bots. */
export const honeypot = { name: 'website', fillTime: 'fill_ms' };
