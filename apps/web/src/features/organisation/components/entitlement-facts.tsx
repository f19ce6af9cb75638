import { styled } from '@mui/material/styles';
import type { Organisation } from '@rotunda/contract';
import { useSession } from '../../../shared/api/session.tsx';
import { describeEntitlements } from '../model/describe-entitlements.ts';
import { organisationTexts } from '../model/organisation-texts.ts';

const Root = styled('section')(({ theme }) => ({
  padding: 20,
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surface,
  fontSize: 13,
  lineHeight: '20px',
  '& h2': { fontSize: 15, lineHeight: '24px', fontWeight: 600, marginBottom: 4 },
  '& h3': { fontSize: 13, lineHeight: '20px', fontWeight: 500 },
  '& .meaning': { marginBottom: 8, color: theme.vars.palette.token.ink2 },
  '& .hint': { marginTop: 8, color: theme.vars.palette.token.ink2 },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

/** What the organisation is entitled to, to read. */
export function EntitlementFacts({ entitlements }: { entitlements: Organisation['entitlements'] }) {
  const { isOperator } = useSession();
  const { federal, states } = describeEntitlements(entitlements);
  return (
    <Root aria-label={organisationTexts.entitlements}>
      <h2>{organisationTexts.entitlements}</h2>
      <h3>{federal}</h3>
      <p className="meaning">
        {entitlements.USFederal ? organisationTexts.federalMeaning : organisationTexts.federalOffMeaning}
      </p>
      <h3>{states}</h3>
      <p className="meaning">{organisationTexts.statesMeaning}</p>
      <p className="hint">
        {organisationTexts.entitlementsByOperator}
        {isOperator ? ` ${organisationTexts.entitlementsAsOperator}` : null}
      </p>
    </Root>
  );
}
