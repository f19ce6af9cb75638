import { styled } from '@mui/material/styles';
import type { Organisation } from '@rotunda/contract';
import { useSession } from '../../../shared/api/session.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { describeEntitlements } from '../model/describe-entitlements.ts';
import { organisationTexts } from '../model/organisation-texts.ts';

const Meaning = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.ink2 }));

const Name = styled('h3')({ fontSize: 13, lineHeight: '20px', fontWeight: 500 });

/** Shows an organization's entitlements, read-only. */
export function EntitlementFacts({ entitlements }: { entitlements: Organisation['entitlements'] }) {
  const { isOperator } = useSession();
  const { federal, states } = describeEntitlements(entitlements);
  return (
    <SectionCard title={organisationTexts.entitlements}>
      <div>
        <Name>{federal}</Name>
        <Meaning>
          {entitlements.USFederal ? organisationTexts.federalMeaning : organisationTexts.federalOffMeaning}
        </Meaning>
      </div>
      <div>
        <Name>{states}</Name>
        <Meaning>{organisationTexts.statesMeaning}</Meaning>
      </div>
      <Meaning>
        {organisationTexts.entitlementsByOperator}
        {isOperator ? ` ${organisationTexts.entitlementsAsOperator}` : null}
      </Meaning>
    </SectionCard>
  );
}
