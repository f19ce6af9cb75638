import { describe, expect, it } from 'vitest';
import { getHosts, canRequestAddress, refuseSourceHost } from './source-hosts.ts';

const NOBODY = { isAny: false, named: [] };
const publisher = { baseUrl: 'https://api.publisher.example/v3', furtherHosts: ['files.publisher.example'] };
const feeds = {
  baseUrl: null,
  addressesIn: (options: Readonly<Record<string, string>>) => Object.values(options),
};

describe('getHosts', () => {
  it('returns the hosts of the source and those its responses link to', () => {
    expect(getHosts(publisher)).toEqual(['api.publisher.example', 'files.publisher.example']);
  });

  it('ignores a base URL when the source has its own endpoint', () => {
    expect(getHosts(publisher, { baseUrl: 'https://elsewhere.example' })).not.toContain('elsewhere.example');
  });

  it('returns configured hosts for sources without an own endpoint', () => {
    expect(getHosts({ baseUrl: null }, { baseUrl: 'https://mine.example/feed' })).toEqual(['mine.example']);
    expect(getHosts({ baseUrl: null })).toEqual([]);
    expect(getHosts(feeds, { feed: 'https://one.example/rss', 'feed.2': 'https://two.example/rss' })).toEqual([
      'one.example',
      'two.example',
    ]);
  });

  it('returns each host once and ignores invalid addresses', () => {
    const options = { feed: 'https://one.example/rss', 'feed.2': 'https://one.example/atom', 'feed.3': 'no address' };
    expect(getHosts(feeds, options)).toEqual(['one.example']);
  });
});

describe('refuseSourceHost', () => {
  it('names the host, the allowed hosts and the setting', () => {
    expect(refuseSourceHost(publisher, NOBODY, 'elsewhere.example')).toBe(
      'elsewhere.example is not a host of this source (api.publisher.example, files.publisher.example). To allow it, add it to ROTUNDA_SOURCE_HOSTS and restart Rotunda.',
    );
  });

  it('rejects hosts that only look like an allowed host', () => {
    expect(refuseSourceHost(publisher, NOBODY, 'evil-api.publisher.example')).not.toBeNull();
    expect(refuseSourceHost(publisher, NOBODY, 'api.publisher.example.evil.example')).not.toBeNull();
  });

  it.each([
    ['is named', { isAny: false, named: ['elsewhere.example'] }],
    ['needs no name', { isAny: true, named: [] }],
  ])('allows a host that %s', (_what, hosts) => {
    expect(refuseSourceHost(publisher, hosts, 'elsewhere.example')).toBeNull();
  });
});

describe('canRequestAddress', () => {
  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', 'fd00::1'])(
    'allows private address %s only for an explicitly named host',
    (address) => {
      expect(canRequestAddress({ isAny: true, named: [] }, address, 'elsewhere.example')).toBe(false);
      expect(canRequestAddress({ isAny: false, named: ['elsewhere.example'] }, address, 'elsewhere.example')).toBe(
        true,
      );
    },
  );

  it('allows public addresses', () => {
    expect(canRequestAddress(NOBODY, '93.184.216.34', 'elsewhere.example')).toBe(true);
  });
});
