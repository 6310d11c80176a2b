import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

export interface Source {
  /** The X-Forwarded-For header, which any client can set. */
  forwardedFor: string | undefined;
  /** Remote address of the socket; undefined for requests made within the process. */
  remoteAddress: string | undefined;
}

export function sourceOf(c: Context): Source {
  return {
    forwardedFor: c.req.header('x-forwarded-for'),
    remoteAddress: c.env?.incoming ? getConnInfo(c).remote.address : undefined,
  };
}

/** Finds the visitor's IP address; undefined if it is unknown. */
export type ClientAddress = (source: Source) => string | undefined;

/**
 * Gets the visitor's address from the socket or, behind `trustedProxies` proxies, from
 * X-Forwarded-For. Each proxy appends the address of its client, so only the last
 * `trustedProxies` entries are trusted; a visitor can forge anything before them.
 */
export function clientAddressBehind(trustedProxies: number): ClientAddress {
  return ({ forwardedFor, remoteAddress }) => {
    const forwarded = trustedProxies > 0 ? forwardedFor?.split(',') : undefined;
    if (!forwarded) return remoteAddress;
    return forwarded.at(-Math.min(trustedProxies, forwarded.length))?.trim();
  };
}

/** The network of a request's visitor, see {@link networkOf}. */
export function visitorNetwork(c: Context, clientAddress: ClientAddress): string {
  return networkOf(clientAddress(sourceOf(c)));
}

/** The /24 (IPv4) or /48 (IPv6) network of an address; 'unknown' for anything else. */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^([\d.]+):\d+$/, '$1');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  const groups = expandIPv6(plain).split(':').slice(0, 3);
  // Strips leading zeros.
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}

/** HMAC of a network or address, which cannot be reversed without the salt. */
export function hashNetwork(network: string, salt: string): string {
  return createHmac('sha256', salt).update(network).digest('base64url');
}

/** The mailbox of an address for rate limits: the same for every case of its letters and every tag (`ann+tag@`). */
export function mailboxOf(address: string): string {
  const tag = address.indexOf('+', 1);
  const at = tag === -1 ? -1 : address.indexOf('@', tag);
  return (at === -1 ? address : address.slice(0, tag) + address.slice(at)).toLowerCase();
}
