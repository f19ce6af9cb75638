import { styled } from '@mui/material/styles';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { TYPE_ICONS } from '../documents/card-facts.ts';
import { Icon } from '../ui/icon.tsx';
import type { QuickHit } from './use-quick-hits.ts';

const Root = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '16px auto minmax(0, 1fr)',
  columnGap: 10,
  alignItems: 'center',
  fontSize: 13,
  lineHeight: '20px',
  '& .number': { fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .origin': { fontSize: 12, color: theme.vars.palette.token.ink2, textAlign: 'right' },
  '& .description': { gridColumn: '2 / -1', fontSize: 12.5, color: theme.vars.palette.token.ink2 },
  '& .origin, & .description': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

/** Shows a document found by its number on two lines: the number with place and session, then the title. */
export function QuickHitLines({ hit }: { hit: QuickHit }) {
  return (
    <Root>
      <Icon name={TYPE_ICONS[hit.documentType]} />
      <span className="number">{hit.title}</span>
      <span className="origin">{hit.origin ?? DOCUMENT_TYPE_LABELS[hit.documentType]}</span>
      <span className="description">{hit.description}</span>
    </Root>
  );
}
