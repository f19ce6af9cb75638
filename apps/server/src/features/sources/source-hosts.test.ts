import { describe, expect, it } from 'vitest';
import { hostsOf, mayAskAddress, refuseSourceHost } from './source-hosts.ts';

const NOBODY = { isAny: false, named: [] };
const publisher = { baseUrl: 'https://api.publisher.example/v3', furtherHosts: ['files.publisher.example'] };
const feeds = {
  baseUrl: null,
  addressesIn: (options: Readonly<Record<string, string>>) => Object.values(options),
};

describe('the hosts a source may ask', () => {
  it('are its own and those its answers lead to', () => {
    expect(hostsOf(publisher)).toEqual(['api.publisher.example', 'files.publisher.example']);
  });

  it('do not follow a baseUrl where the source has an endpoint of its own', () => {
    expect(hostsOf(publisher, { baseUrl: 'https://elsewhere.example' })).not.toContain('elsewhere.example');
  });

  it('are what the operator named where nobody else could have', () => {
    expect(hostsOf({ baseUrl: null }, { baseUrl: 'https://mine.example/feed' })).toEqual(['mine.example']);
    expect(hostsOf({ baseUrl: null })).toEqual([]);
    expect(hostsOf(feeds, { feed: 'https://one.example/rss', 'feed.2': 'https://two.example/rss' })).toEqual([
      'one.example',
      'two.example',
    ]);
  });

  it('are each named once, and an address that is none names nobody', () => {
    const options = { feed: 'https://one.example/rss', 'feed.2': 'https://one.example/atom', 'feed.3': 'no address' };
    expect(hostsOf(feeds, options)).toEqual(['one.example']);
  });
});

describe('a host of no source', () => {
  it('is refused in a sentence that names host, hosts and setting', () => {
    expect(refuseSourceHost(publisher, NOBODY, 'elsewhere.example')).toBe(
      'elsewhere.example is not a host of this source (api.publisher.example, files.publisher.example). To allow it, add it to ROTUNDA_SOURCE_HOSTS and restart Rotunda.',
    );
  });

  it('is refused also where it only ends like an own one', () => {
    expect(refuseSourceHost(publisher, NOBODY, 'evil-api.publisher.example')).not.toBeNull();
    expect(refuseSourceHost(publisher, NOBODY, 'api.publisher.example.evil.example')).not.toBeNull();
  });

  it.each([
    ['is named', { isAny: false, named: ['elsewhere.example'] }],
    ['needs no name', { isAny: true, named: [] }],
  ])('is asked where it %s', (_what, hosts) => {
    expect(refuseSourceHost(publisher, hosts, 'elsewhere.example')).toBeNull();
  });
});

describe('an address behind a host', () => {
  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', 'fd00::1'])(
    'of a private network, %s, is asked only where the host is named, not where any is allowed',
    (address) => {
      expect(mayAskAddress({ isAny: true, named: [] }, address, 'elsewhere.example')).toBe(false);
      expect(mayAskAddress({ isAny: false, named: ['elsewhere.example'] }, address, 'elsewhere.example')).toBe(true);
    },
  );

  it('of the internet is asked', () => {
    expect(mayAskAddress(NOBODY, '93.184.216.34', 'elsewhere.example')).toBe(true);
  });
});
