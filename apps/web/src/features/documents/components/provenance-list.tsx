import { styled } from '@mui/material/styles';
import type { Legislation } from '@rotunda/contract';
import { formatDate, formatDay } from '../../../shared/format/format-date.ts';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import { documentTexts } from '../document-texts.ts';
import { describeSuppliedFields } from '../model/describe-supplied-fields.ts';

const Root = styled('ul')({
  display: 'grid',
  gap: 8,
  fontSize: 13,
  lineHeight: '20px',
  '& li': { overflowWrap: 'anywhere' },
});

type SourceRecord = Legislation['provenance'][number];

/** Sources of the facts: each source once, with its page, the age of its data, and what it supplied. */
export function ProvenanceList({ provenance }: { provenance: readonly SourceRecord[] }) {
  return (
    <Root>
      {getSources(provenance).map(({ first, records }) => (
        <li key={first.source}>
          {first.sourceUrl ? <WebLink href={first.sourceUrl}>{first.sourceTitle}</WebLink> : first.sourceTitle}
          {` · ${whenUpdated(records)}`}
          <SecondLine>{describeSuppliedFields(records.flatMap(({ fields }) => fields))}</SecondLine>
          <Contradictions sentences={[...new Set(records.flatMap(({ contradictions }) => contradictions))]} />
        </li>
      ))}
    </Root>
  );
}

/** Says where records of a source contradict themselves, so that nobody relies on one of the statements unawares. */
function Contradictions({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return <SecondLine>{`${documentTexts.contradictory}: ${sentences.join(' ')}`}</SecondLine>;
}

/**
 * Groups records by source, because a source describes a document in parts: a bill with seven texts has seven records.
 */
function getSources(provenance: readonly SourceRecord[]): { first: SourceRecord; records: SourceRecord[] }[] {
  const sources = new Map<string, { first: SourceRecord; records: SourceRecord[] }>();
  for (const record of provenance) {
    const known = sources.get(record.source);
    if (known === undefined) sources.set(record.source, { first: record, records: [record] });
    else known.records.push(record);
  }
  return [...sources.values()];
}

/**
 * Formats `updated March 9, 2026`, the day the source states for its last change of a record, or `fetched March 9, 2026`
 * when it states none. The day of fetching says nothing about the age of the facts, so it is never called an update.
 */
function whenUpdated(records: readonly SourceRecord[]): string {
  const stated = records.flatMap(({ sourceUpdatedOn }) => sourceUpdatedOn ?? []).toSorted();
  const newest = stated.at(-1);
  if (newest !== undefined) return `updated ${formatDay(newest)}`;
  return `fetched ${formatDate(Math.max(...records.map(({ fetchedTs }) => fetchedTs)))}`;
}
