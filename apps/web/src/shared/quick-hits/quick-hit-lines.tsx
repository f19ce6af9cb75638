import { styled } from '@mui/material/styles';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { TYPE_ICONS } from '../documents/card-facts.ts';
import { Icon } from '../ui/icon.tsx';
import type { QuickHit } from './use-quick-hits.ts';

const Root = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '16px auto minmax(0, 1fr)',
  columnGap: 10,
  alignItems: 'center',
  fontSize: 13,
  lineHeight: '20px',
});

const Number = styled('span')({ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

const Truncated = styled('span')(({ theme }) => ({
  color: theme.vars.palette.token.ink2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));

const Origin = styled(Truncated)({ fontSize: 12, textAlign: 'right' });

const Description = styled(Truncated)({ gridColumn: '2 / -1', fontSize: 12.5 });

/** Shows a document found by its number on two lines: the number with place and session, then the title. */
export function QuickHitLines({ hit }: { hit: QuickHit }) {
  return (
    <Root>
      <Icon name={TYPE_ICONS[hit.documentType]} />
      <Number>{hit.title}</Number>
      <Origin>{hit.origin ?? DOCUMENT_TYPE_LABELS[hit.documentType]}</Origin>
      <Description>{hit.description}</Description>
    </Root>
  );
}
