import { styled } from '@mui/material/styles';
import { partyCode, partyName, type PartyCode } from '@rotunda/domain';

/** Color of each party, as a theme token. */
export const PARTY_TOKENS = { D: 'dem', R: 'rep', I: 'ind', L: 'lib', G: 'grn', O: 'oth' } as const satisfies Record<
  PartyCode,
  string
>;

const PartyLetter = styled('span', { shouldForwardProp: (prop) => prop !== 'code' })<{ code: PartyCode }>(
  ({ theme, code }) => ({
    display: 'inline-grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    borderRadius: 4,
    fontSize: 11,
    fontWeight: 600,
    color: theme.vars.palette.token.surface,
    backgroundColor: theme.vars.palette.token[PARTY_TOKENS[code]],
  }),
);

/** Shows the party's letter on its color. The name is in the tooltip and available to screen readers. */
export function PartyMark({ party }: { party: string }) {
  const code = partyCode(party);
  return (
    <PartyLetter code={code} title={partyName(party)} role="img" aria-label={partyName(party)}>
      {code}
    </PartyLetter>
  );
}
