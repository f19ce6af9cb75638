import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { OrganizationOverview } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { texts } from '../../../shared/texts/texts.ts';
import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageColumn } from '../../../shared/ui/page-column.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { Badge } from '../../../shared/ui/status-badge.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { EditEntitlementsDialog } from '../dialogs/edit-entitlements-dialog.tsx';
import { describeEntitlements } from '../model/describe-entitlements.ts';
import { describePeople } from '../model/describe-people.ts';
import { organizationTexts } from '../model/organization-texts.ts';

/** Lists every organization of the installation with its users and entitlements, for the operator. */
export function OrganizationList() {
  const { queries } = useApi();
  const found = useQuery(queries.identity.findOrganizations.queryOptions());
  const { open, dialog } = useDialogs({
    edit: (close, { organization }: OrganizationOverview) => (
      <EditEntitlementsDialog organization={organization} onClose={close} />
    ),
  });
  return (
    <PageColumn>
      <Toolbar title={texts.nav.organizations} count={found.data?.total} />
      <DataList
        label={organizationTexts.organizations}
        columns={getColumns(open.edit)}
        items={found.data?.results ?? []}
        getKey={({ organization }) => organization._id}
        query={found}
        empty={<EmptyState icon="users" title={organizationTexts.noOrganizations} />}
      />
      {dialog}
    </PageColumn>
  );
}

function getColumns(onEdit: (overview: OrganizationOverview) => void): readonly DataColumn<OrganizationOverview>[] {
  return [
    {
      key: 'name',
      header: texts.nav.organization,
      width: '2fr',
      phone: 'identity',
      tone: 'strong',
      cell: ({ organization }) => (
        <Row isWrapped>
          {organization.externalName}
          {organization.isSample ? (
            <Badge tone="considering" icon="warning">
              {organizationTexts.sample}
            </Badge>
          ) : null}
        </Row>
      ),
    },
    {
      key: 'people',
      header: organizationTexts.users,
      width: '1fr',
      phone: 'line',
      tone: 'quiet',
      cell: describePeople,
    },
    {
      key: 'entitlements',
      header: organizationTexts.entitlements,
      width: '3fr',
      phone: 'line',
      tone: 'quiet',
      cell: ({ organization }) => {
        const { federal, states } = describeEntitlements(organization.entitlements);
        return `${federal} · ${states}`;
      },
    },
    {
      key: 'edit',
      header: texts.actions.options,
      isHeaderHidden: true,
      width: 132,
      phone: 'line',
      cell: (overview) => (
        <Button
          size="small"
          aria-label={`${organizationTexts.editEntitlements}: ${overview.organization.externalName}`}
          onClick={() => onEdit(overview)}
        >
          {organizationTexts.editEntitlements}
        </Button>
      ),
    },
  ];
}
