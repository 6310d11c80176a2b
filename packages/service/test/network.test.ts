import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddressBehind, hashNetwork, networkOf, sourceOf } from '../src/http/network.ts';

describe('networks', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.255', '203.0.113.0/24'],
    ['203.0.113.7:4711', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['::FFFF:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:aa:bb::1', '2001:db8:aa::/48'],
    ['2001:0DB8:00aa:ffff:0:0:0:1', '2001:db8:aa::/48'],
    ['[2001:db8:aa::1]:443', '2001:db8:aa::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['::1', '0:0:0::/48'],
    ['::', '0:0:0::/48'],
    ['1:2:3:4:5:6:7::', '1:2:3::/48'],
    ['1::8', '1:0:0::/48'],
    ['unix socket', 'unknown'],
    ['256.1.1.1', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('are hashed with the salt', () => {
    expect(hashNetwork('a', 'salt')).toBe(hashNetwork('a', 'salt'));
    expect(hashNetwork('a', 'salt')).not.toBe(hashNetwork('a', 'other'));
    expect(hashNetwork('a', 'salt')).not.toBe(hashNetwork('b', 'salt'));
  });
});

describe('the address of a visitor', () => {
  const socket = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };

  async function address(trusted: number, forwarded?: string, env: object = socket) {
    const app = new Hono();
    app.get('/', (c) => c.text(clientAddressBehind(trusted)(sourceOf(c)) ?? 'none'));
    const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {};
    return (await app.request('/', { headers }, env)).text();
  }

  it('is that of the socket, whatever X-Forwarded-For says', async () => {
    expect(await address(0)).toBe('10.0.0.1');
    expect(await address(0, '192.0.2.1')).toBe('10.0.0.1');
  });

  it('is what the trusted proxies saw', async () => {
    expect(await address(1, '192.0.2.1')).toBe('192.0.2.1');
    expect(await address(1, 'forged, 192.0.2.1')).toBe('192.0.2.1');
    expect(await address(2, 'forged, 192.0.2.1, 10.0.0.9')).toBe('192.0.2.1');
    expect(await address(3, '192.0.2.1')).toBe('192.0.2.1');
    expect(await address(1)).toBe('10.0.0.1');
  });

  it('is unknown for requests inside the process', async () => {
    expect(await address(0, undefined, {})).toBe('none');
  });
});
