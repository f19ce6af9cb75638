import { styled } from '@mui/material/styles';
import { texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { ListRowRoot } from '../ui/list-row-root.ts';
import type { CardError } from './card-error.ts';

const Root = styled('span')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  alignSelf: 'center',
  minHeight: 28,
  fontSize: 13,
  lineHeight: '20px',
  color: theme.vars.palette.token.ink2,
  '& svg': { flex: 'none', color: theme.vars.palette.token.failed },
}));

const WORDS = {
  type: texts.documents.unknownType,
  country: texts.documents.unknownCountry,
  subtype: texts.documents.unknownSubtype,
} as const;

/** Replaces a card that cannot be rendered, in any list (SEA-11). */
export function FaultyCard({ fault }: { fault: CardError }) {
  return (
    <Root role="alert">
      <Icon name="warning" />
      {WORDS[fault]}
    </Root>
  );
}

/** The same placeholder as a row of a document list. */
export function FaultyRow({ fault }: { fault: CardError }) {
  return (
    <ListRowRoot>
      <FaultyCard fault={fault} />
    </ListRowRoot>
  );
}
