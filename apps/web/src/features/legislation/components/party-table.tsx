import { styled } from '@mui/material/styles';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { legislationTexts as words } from '../legislation-texts.ts';
import { VOTE_TYPES, type PartyRoll } from '../model/party-rolls.ts';
import { PartyMark } from '../../../shared/ui/party-mark.tsx';

const Root = styled('table')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 13,
    lineHeight: '20px',
    marginBottom: 12,
    '& th, & td': { padding: '4px 0 4px 12px', fontWeight: 400, textAlign: 'left', verticalAlign: 'middle' },
    '& th:first-of-type': { paddingLeft: 0 },
    '& thead th': { fontSize: 12, color: token.ink3 },
    '& tbody tr': { borderTop: `1px solid ${token.border}` },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 28,
      padding: '2px 8px 2px 4px',
      border: `1px solid ${token.border}`,
      borderRadius: 6,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      '&:hover': { backgroundColor: token.hover },
      '&[aria-pressed="true"]': { borderColor: token.accent, backgroundColor: token.selected, fontWeight: 600 },
    },
  };
});

/** The doubled `&` makes it more specific than the cells of the table. */
const CountCell = styled('td')({ '&&': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } });

const PictureCell = styled('td')(({ theme }) => ({
  width: 260,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Squares = styled('span')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    '& i': { width: 6, height: 6, borderRadius: 1, border: `1px solid ${token.control}` },
    '& [data-vote="yes"]': { borderColor: token.passed, backgroundColor: token.passed },
    '& [data-vote="no"]': { borderColor: token.failed },
  };
});

export const formatParty = (party: PartyRoll['party']): string => party ?? words.partyUnknown;

export interface PartyTableProps {
  rolls: readonly PartyRoll[];
  /** The only party whose members are listed; undefined lists all. */
  chosen: PartyRoll['party'] | undefined;
  onChoose: (party: PartyRoll['party'] | undefined) => void;
}

/**
 * Shows how each party voted: the counts, and one square per member (filled for yes, outlined for no, hollow for
 * other). Choosing a party filters the list of members.
 */
export function PartyTable({ rolls, chosen, onChoose }: PartyTableProps) {
  return (
    <Root aria-label={words.rollByParty}>
      <thead>
        <tr>
          <th scope="col">{words.party}</th>
          <PictureCell as="th" scope="col">
            {words.members}
          </PictureCell>
          <CountCell as="th" scope="col">
            Yes
          </CountCell>
          <CountCell as="th" scope="col">
            No
          </CountCell>
          <CountCell as="th" scope="col">
            Other
          </CountCell>
        </tr>
      </thead>
      <tbody>
        {rolls.map(({ party, counts }) => (
          <tr key={party}>
            <th scope="row">
              <button
                type="button"
                aria-pressed={party === chosen}
                title={words.showParty(formatParty(party))}
                onClick={() => onChoose(party === chosen ? undefined : party)}
              >
                {party === null ? null : <PartyMark party={party} />}
                {formatParty(party)}
              </button>
            </th>
            <PictureCell aria-hidden="true">
              <Squares>
                {VOTE_TYPES.flatMap((type) =>
                  Array.from({ length: counts[type] }, (_, index) => <i key={`${type}-${index}`} data-vote={type} />),
                )}
              </Squares>
            </PictureCell>
            {VOTE_TYPES.map((type) => (
              <CountCell key={type}>{formatNumber(counts[type])}</CountCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
