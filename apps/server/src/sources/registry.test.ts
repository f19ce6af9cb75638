import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SOURCES, findSource } from './registry.ts';

const here = new URL('.', import.meta.url);

/** Returns the folders of sources: those with an `index.ts`, except folders of shared code. */
function sourceFolders(): string[] {
  const shared = new Set(['mapping', 'openstates', 'reading', 'testing']);
  return readdirSync(here, { withFileTypes: true })
    .filter((item) => item.isDirectory() && !shared.has(item.name))
    .filter((item) => readdirSync(new URL(`${item.name}/`, here)).includes('index.ts'))
    .map((item) => item.name)
    .sort();
}

describe('Source registry', () => {
  it('lists every source once, by folder, in order', () => {
    expect(SOURCES.map((source) => source.id)).toEqual(sourceFolders());
  });

  it('finds a source by id and returns undefined for an unknown id', () => {
    expect(findSource('justice-canada')?.license).toContain('Open Government Licence');
    expect(findSource('nothing')).toBeUndefined();
  });

  it.each(SOURCES.map((source) => [source.id, source] as const))(
    '%s declares a rate limit when it has a live endpoint',
    (_, source) => {
      if (source.live === undefined) return;
      const named = source.live.addressesIn?.({ feed: 'https://a.example/', file: 'https://a.example/' })[0];
      if (source.live.baseUrl !== null || named !== undefined) {
        expect(source.live.baseUrl ?? named).toMatch(/^https:\/\//);
      }
      expect(source.live.rateLimit.requests).toBeGreaterThan(0);
      expect(source.live.rateLimit.perSeconds).toBeGreaterThan(0);
      expect(source.live.rateLimit.statedAt).toMatch(/^https:\/\//);
    },
  );

  it.each([
    'cbo',
    'gao',
    'house-clerk',
    'news',
    'people-lists',
    'senate-lis',
    'social',
    'state-regulations',
    'transcripts',
  ])('%s, whose responses are buffered, declares a maximum response size', (id) => {
    expect(findSource(id)?.live?.maxBytes).toBeLessThanOrEqual(64 * 1024 ** 2);
  });

  it.each(SOURCES.map((source) => [source.id, source] as const))(
    '%s describes every option its live endpoint reads',
    (id, source) => {
      const client = new URL(`${id}/client.ts`, here);
      const program = existsSync(client) ? readFileSync(client, 'utf8') : '';
      const read = [...program.matchAll(/options(?:\?\.)?\['(\w+)'\]/g)].map(([, name = '']) => name);
      expect(Object.keys(source.live?.options ?? {})).toEqual(expect.arrayContaining(read));
      for (const description of Object.values(source.live?.options ?? {})) expect(description).toMatch(/\.$/);
    },
  );
});
