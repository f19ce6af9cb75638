import { styled } from '@mui/material/styles';
import type { Organization } from '@rotunda/contract';
import { useSession } from '../../../shared/api/session.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { describeEntitlements } from '../model/describe-entitlements.ts';
import { organizationTexts } from '../model/organization-texts.ts';

const Meaning = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.ink2 }));

const Name = styled('h3')({ fontSize: 13, lineHeight: '20px', fontWeight: 500 });

/** Shows an organization's entitlements, read-only. */
export function EntitlementFacts({ entitlements }: { entitlements: Organization['entitlements'] }) {
  const { isOperator } = useSession();
  const { federal, states } = describeEntitlements(entitlements);
  return (
    <SectionCard title={organizationTexts.entitlements}>
      <div>
        <Name>{federal}</Name>
        <Meaning>
          {entitlements.USFederal ? organizationTexts.federalMeaning : organizationTexts.federalOffMeaning}
        </Meaning>
      </div>
      <div>
        <Name>{states}</Name>
        <Meaning>{organizationTexts.statesMeaning}</Meaning>
      </div>
      <Meaning>
        {organizationTexts.entitlementsByOperator}
        {isOperator ? ` ${organizationTexts.entitlementsAsOperator}` : null}
      </Meaning>
    </SectionCard>
  );
}
