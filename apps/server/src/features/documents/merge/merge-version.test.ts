import { readFileSync } from 'node:fs';
import type { SourceRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { mergeDocument } from './merge-document.ts';
import { MERGE_VERSION } from './merge-version.ts';
import type { FactRow } from './merged-document.ts';

interface Golden {
  mergeVersion: number;
  documents: { name: string; facts: { source: string; record: SourceRecord }[]; merged: object }[];
}

// The golden file is written by hand in the shape above.
const golden = JSON.parse(readFileSync(new URL('golden/merged.json', import.meta.url), 'utf8')) as Golden;

const CONTEXT = { today: '2026-05-01', nowMs: Date.parse('2026-05-01T12:00:00Z') };

const getRow = ({ source, record }: { source: string; record: SourceRecord }): FactRow => ({
  source,
  record,
  part: record.part,
  sourceUrl: record.sourceUrl ?? null,
  sourceUpdatedTs: record.sourceUpdatedTs ?? null,
  fetchedTs: 177e7,
});

// A fix of the merge changes these documents. If no document here covers the fix, add one. Then raise MERGE_VERSION, so
// that installations merge their stored documents again, and write the new documents into the file.
describe('Merge golden file', () => {
  it('matches the current merge version', () => {
    expect(golden.mergeVersion).toBe(MERGE_VERSION);
  });

  it.each(golden.documents)('matches the merged document of $name', ({ facts, merged }) => {
    const fusionId = facts[0]?.record.fusionId ?? '';
    const { provenance, ...now } = mergeDocument(fusionId, facts.map(getRow), CONTEXT);
    expect(JSON.parse(JSON.stringify({ ...now, from: provenance.map(({ source }) => source) }))).toEqual(merged);
  });
});
