import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { LiveEndpoint } from '../../../sources/source.ts';
import { getAddresses, getBaseUrl, readSourceSettings, secretContext } from './read-source-settings.ts';
import type { StoredSourceSettings } from './source-settings.repository.ts';

const box = createSecretBox(randomBytes(32));
const stored = (changes: Partial<StoredSourceSettings> = {}): StoredSourceSettings => ({
  source: 'billstatus',
  enabled: true,
  schedule: null,
  apiKeySealed: null,
  options: {},
  updatedTs: 0,
  liveCheckpoint: null,
  ...changes,
});
const live = (changes: Partial<LiveEndpoint>): LiveEndpoint => ({
  baseUrl: 'https://publisher.example',
  needsApiKey: false,
  rateLimit: {
    requests: 1,
    perSeconds: 1,
    statedAt: 'https://publisher.example',
  },
  async *fetch() {},
  ...changes,
});

describe('readSourceSettings', () => {
  it('returns no settings when nothing is stored', () => {
    expect(readSourceSettings(null, box)).toEqual({});
    expect(readSourceSettings(stored(), box)).toEqual({ options: {} });
  });

  it('separates the base URL from the other options', () => {
    const options = { baseUrl: 'https://mirror.example', congress: '119' };
    expect(readSourceSettings(stored({ options }), box)).toEqual({
      baseUrl: 'https://mirror.example',
      options: { congress: '119' },
    });
  });

  it('decrypts the API key of the source', () => {
    const apiKeySealed = box.seal('very secret', secretContext('billstatus'));
    expect(readSourceSettings(stored({ apiKeySealed }), box).apiKey).toBe('very secret');
  });

  it('rejects an API key encrypted for another source', () => {
    const apiKeySealed = box.seal('very secret', secretContext('legiscan'));
    expect(() => readSourceSettings(stored({ apiKeySealed }), box)).toThrow(Error);
  });

  it('rejects options that are not strings', () => {
    expect(() => readSourceSettings(stored({ options: { congress: 119 } }), box)).toThrow(/string/);
  });
});

describe('getAddresses', () => {
  const named = { addressesIn: (options: Readonly<Record<string, string>>) => Object.values(options) };

  it('returns the publisher address or its configured replacement', () => {
    expect(getAddresses(live({}), null)).toEqual(['https://publisher.example']);
    const options = { baseUrl: 'https://mirror.example' };
    expect(getAddresses(live({}), stored({ options }))).toEqual(['https://mirror.example']);
  });

  it('returns nothing until the operator configures an address', () => {
    expect(getBaseUrl(live({ baseUrl: null }), null)).toBeNull();
    expect(getAddresses(live({ baseUrl: null }), stored())).toEqual([]);
    expect(getAddresses(live({ baseUrl: null, ...named }), null)).toEqual([]);
  });

  it('returns the addresses of several options, which no base URL replaces', () => {
    const options = { feed: 'https://one.example/rss', 'feed.2': 'https://two.example/rss' };
    const several = live({ baseUrl: null, ...named });
    expect(getBaseUrl(several, stored({ options }))).toBeNull();
    expect(getAddresses(several, stored({ options }))).toEqual(Object.values(options));
  });
});
