import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Legislation } from '@rotunda/contract';
import { formatDateTime } from '../../../shared/format/format-date.ts';

const Root = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  fontSize: 13,
  lineHeight: '20px',
  '& li': { overflowWrap: 'anywhere' },
  '& .when': { display: 'block', fontSize: 12, lineHeight: '16px', color: theme.vars.palette.token.ink3 },
}));

/** Where the facts come from: each source, its page, when it was read and what it said. */
export function ProvenanceList({ provenance }: { provenance: Legislation['provenance'] }) {
  return (
    <Root>
      {provenance.map(({ source, part, sourceTitle, sourceUrl, fetchedTs, fields }) => (
        <li key={`${source}/${part}`}>
          {sourceUrl ? (
            <Link href={sourceUrl} target="_blank" rel="noopener noreferrer">
              {sourceTitle}
            </Link>
          ) : (
            sourceTitle
          )}
          <span className="when">
            {`Read ${formatDateTime(fetchedTs)}`}
            {fields.length > 0 ? ` · ${fields.join(', ')}` : ''}
          </span>
        </li>
      ))}
    </Root>
  );
}
