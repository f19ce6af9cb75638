import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Legislation } from '@rotunda/contract';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { formatCount } from '../../../shared/format/format-number.ts';

const Root = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  fontSize: 13,
  lineHeight: '20px',
  '& li': { overflowWrap: 'anywhere' },
  '& .when': { display: 'block', fontSize: 12, lineHeight: '16px', color: theme.vars.palette.token.ink3 },
}));

type SourceRecord = Legislation['provenance'][number];

/** Where the facts come from: each source once, its page, when it was last read and what it told. */
export function ProvenanceList({ provenance }: { provenance: readonly SourceRecord[] }) {
  return (
    <Root>
      {sourcesOf(provenance).map(({ first, records }) => (
        <li key={first.source}>
          {first.sourceUrl ? (
            <Link href={first.sourceUrl} target="_blank" rel="noopener noreferrer">
              {first.sourceTitle}
            </Link>
          ) : (
            first.sourceTitle
          )}
          <span className="when">{whatWasRead(records)}</span>
        </li>
      ))}
    </Root>
  );
}

/** A source tells of a document in parts: a bill of seven texts has seven records. */
function sourcesOf(provenance: readonly SourceRecord[]): { first: SourceRecord; records: SourceRecord[] }[] {
  const sources = new Map<string, { first: SourceRecord; records: SourceRecord[] }>();
  for (const record of provenance) {
    const known = sources.get(record.source);
    if (known === undefined) sources.set(record.source, { first: record, records: [record] });
    else known.records.push(record);
  }
  return [...sources.values()];
}

/** `Read March 9, 2026 8:42 am EST · 7 records · actions, related bills`. */
function whatWasRead(records: readonly SourceRecord[]): string {
  const read = Math.max(...records.map(({ fetchedTs }) => fetchedTs));
  const fields = [...new Set(records.flatMap((record) => record.fields))].toSorted();
  return [
    `Read ${formatDateTime(read)}`,
    records.length > 1 ? formatCount(records.length, 'record') : null,
    fields.map(wordsOf).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `relatedBills` as `related bills`. */
function wordsOf(field: string): string {
  return field.replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`);
}
