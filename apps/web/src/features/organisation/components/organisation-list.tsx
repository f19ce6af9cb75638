import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { OrganisationOverview } from '@rotunda/contract';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-rows.tsx';
import { Badge } from '../../../shared/ui/status-badge.tsx';
import { EditEntitlementsDialog } from '../dialogs/edit-entitlements-dialog.tsx';
import { describeEntitlements } from '../model/describe-entitlements.ts';
import { describePeople } from '../model/describe-people.ts';
import { organisationTexts } from '../model/organisation-texts.ts';

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    width: '100%',
    maxWidth: 1120,
    margin: '0 auto',
    padding: 24,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    fontSize: 13,
    lineHeight: '20px',
    '& .head': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 32 },
    '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600 },
    '& ul': { border: `1px solid ${token.border}`, borderRadius: 6, backgroundColor: token.surface },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 3fr) auto',
      columnGap: 16,
      alignItems: 'center',
      minHeight: 48,
      padding: '8px 12px 8px 20px',
    },
    '& li + li': { borderTop: `1px solid ${token.border}` },
    '& .name': { display: 'flex', flexWrap: 'wrap', gap: 8, fontWeight: 500, overflowWrap: 'anywhere' },
    '& .people, & .entitled': { color: token.ink2 },
    [theme.breakpoints.down('sm')]: {
      padding: 16,
      '& li': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 4, padding: '12px 16px', justifyItems: 'start' },
    },
  };
});

/** Every organisation of the installation, for its operator: who is in it, what it is entitled to. */
export function OrganisationList() {
  const { queries } = useApi();
  const found = useQuery(queries.identity.findOrganisations.queryOptions());
  const [editedId, setEditedId] = useState<string | null>(null);
  const organisations = found.data?.results ?? [];
  const edited = organisations.find(({ organisation }) => organisation._id === editedId);
  return (
    <Root>
      <div className="head">
        <h1>{texts.nav.organizations}</h1>
        {found.data ? <CountBadge>{found.data.total}</CountBadge> : null}
      </div>
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <SkeletonText lines={6} /> : null}
      {found.data?.total === 0 ? <EmptyState icon="users" title={organisationTexts.noOrganizations} /> : null}
      {organisations.length > 0 ? (
        <ul aria-label={organisationTexts.organizations}>
          {organisations.map((one) => (
            <OrganisationRow
              key={one.organisation._id}
              overview={one}
              onEdit={() => setEditedId(one.organisation._id)}
            />
          ))}
        </ul>
      ) : null}
      {edited ? <EditEntitlementsDialog organisation={edited.organisation} onClose={() => setEditedId(null)} /> : null}
    </Root>
  );
}

function OrganisationRow({ overview, onEdit }: { overview: OrganisationOverview; onEdit: () => void }) {
  const { organisation } = overview;
  const { federal, states } = describeEntitlements(organisation.entitlements);
  return (
    <li>
      <span className="name">
        {organisation.externalName}
        {organisation.isSample ? (
          <Badge tone="considering" icon="warning">
            {organisationTexts.sample}
          </Badge>
        ) : null}
      </span>
      <span className="people">{describePeople(overview)}</span>
      <span className="entitled">{`${federal} · ${states}`}</span>
      <Button
        size="small"
        aria-label={`${organisationTexts.editEntitlements}: ${organisation.externalName}`}
        onClick={onEdit}
      >
        {organisationTexts.editEntitlements}
      </Button>
    </li>
  );
}
