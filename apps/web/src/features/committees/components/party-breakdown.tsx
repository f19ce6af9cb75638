import { styled } from '@mui/material/styles';
import { partyCode } from '@rotunda/domain';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { PARTY_TOKENS, PartyMark } from '../../../shared/ui/party-mark.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { committeeTexts as words } from '../committee-texts.ts';
import type { PartyGroup } from '../model/party-groups.ts';

const Picture = styled('div')({ display: 'flex', gap: 2, height: 20, borderRadius: 4, overflow: 'hidden' });

const Part = styled('span', { shouldForwardProp: (prop) => prop !== 'token' })<{
  token: (typeof PARTY_TOKENS)[keyof typeof PARTY_TOKENS] | 'control';
}>(({ theme, token }) => ({ minWidth: 4, backgroundColor: theme.vars.palette.token[token] }));

const Table = styled('table')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    width: '100%',
    marginTop: 8,
    borderCollapse: 'collapse',
    fontSize: 13,
    lineHeight: '20px',
    '& th, & td': { padding: '6px 0 6px 12px', fontWeight: 400, textAlign: 'left' },
    '& th:first-of-type': { paddingLeft: 0 },
    '& thead th': { fontSize: 12, color: token.ink3 },
    '& tbody tr': { borderTop: `1px solid ${token.border}` },
  };
});

/** The doubled `&` makes it more specific than the cells of the table. */
const CountCell = styled('td')({ '&&': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } });

const Side = styled('span')(({ theme }) => ({ color: theme.vars.palette.token.ink3 }));

const getName = ({ party }: PartyGroup) => party ?? words.noParty;
const getToken = ({ party }: PartyGroup) => (party === null ? 'control' : PARTY_TOKENS[partyCode(party)]);

/** Returns majority or minority if all members of the party are on the same side. */
function getSide({ members }: PartyGroup): string | null {
  const [side, ...others] = new Set(members.map((member) => member.side));
  return side === undefined || side === null || others.length > 0 ? null : words[side];
}

/** Number of committee members by party, as a bar in the parties' colors and as a table (STK-05). */
export function PartyBreakdown({ groups }: { groups: readonly PartyGroup[] }) {
  const total = groups.reduce((sum, { members }) => sum + members.length, 0);
  const description = groups.map((group) => `${formatNumber(group.members.length)} ${getName(group)}`).join(', ');
  return (
    <>
      <Picture role="img" aria-label={description}>
        {groups.map((group) => (
          <Part
            key={getName(group)}
            token={getToken(group)}
            title={`${getName(group)}: ${formatNumber(group.members.length)}`}
            style={{ flexGrow: group.members.length }}
          />
        ))}
      </Picture>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.party}</th>
            <CountCell as="th" scope="col">
              {words.members}
            </CountCell>
            <CountCell as="th" scope="col">
              {words.share}
            </CountCell>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={getName(group)}>
              <th scope="row">
                <Row>
                  {group.party === null ? null : <PartyMark party={group.party} />}
                  {getName(group)}
                  <Side>{getSide(group)}</Side>
                </Row>
              </th>
              <CountCell>{formatNumber(group.members.length)}</CountCell>
              <CountCell>{`${formatNumber(Math.round((100 * group.members.length) / total))}%`}</CountCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
