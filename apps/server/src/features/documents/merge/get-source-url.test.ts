import { describe, expect, it } from 'vitest';
import type { DocumentFacts, Provenance } from './merged-document.ts';
import { getSourceUrl } from './get-source-url.ts';

const row = (sourceUrl: string | null): Provenance => ({
  source: 'a',
  part: 'main',
  sourceUrl,
  sourceUpdatedTs: null,
  fetchedTs: 1,
  fields: [],
});
const person = (url?: string): DocumentFacts => ({
  kind: 'person',
  isoCode: 'us',
  fullSourceId: 'bioguide:X000001',
  ...(url === undefined
    ? {}
    : {
        contact: {
          websites: [
            {
              websiteType: 'official',
              url,
            },
          ],
        },
      }),
});
const rule: DocumentFacts = { kind: 'regulation', isoCode: 'us', regulationDocumentType: 'Rule' };

describe('getSourceUrl', () => {
  it('prefers the page named by the facts over the record URL', () => {
    const facts = { ...rule, documentUrl: 'https://docket.example/1', registerUrl: 'https://register.example/1' };
    expect(getSourceUrl(facts, [row('https://bulk.example/1.xml')])).toBe('https://register.example/1');
    expect(getSourceUrl(rule, [row(null), row('https://bulk.example/1.xml')])).toBe('https://bulk.example/1.xml');
  });

  it('falls back to the website of a person', () => {
    expect(getSourceUrl(person('https://member.example/'), [row(null)])).toBe('https://member.example/');
    expect(getSourceUrl(person('https://member.example/'), [row('https://bio.example/X')])).toBe(
      'https://bio.example/X',
    );
  });

  it('returns null without a web address', () => {
    expect(getSourceUrl({ ...rule, documentUrl: 'javascript:alert(1)' }, [row('file:///tmp/a.xml')])).toBeNull();
  });
});
