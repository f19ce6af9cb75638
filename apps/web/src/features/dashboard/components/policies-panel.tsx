import { useQuery } from '@tanstack/react-query';
import { getDay, describeCardDetails } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { PanelRow } from './panel-row.tsx';
import { QueryPanel } from './query-panel.tsx';

const MAX_SHOWN = 12;

/** Documents of a project, most recently changed first. */
export function PoliciesPanel({ projectId }: { projectId: string }) {
  const { queries } = useApi();
  const documents = useQuery(
    queries.projectEntities.find.queryOptions({
      input: { projectId, sortBy: 'lastUpdated', sortOrder: 'desc', limit: MAX_SHOWN },
    }),
  );
  return (
    <QueryPanel
      title={dashboardTexts.projectPolicy}
      count={documents.data?.total}
      isList
      action={
        documents.data?.total ? (
          <AddressLink href={`/projects/${projectId}?tab=Documents`}>{texts.actions.viewAll}</AddressLink>
        ) : null
      }
      query={documents}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          icon="document"
          title={dashboardTexts.projectPolicyEmpty}
          description={dashboardTexts.projectPolicyHint}
        />
      }
    >
      {({ results }) => (
        <ul>
          {results.map((card) => (
            <PanelRow key={card.fusionId} card={card} why={describeCardDetails(card)} at={getDay(card)} />
          ))}
        </ul>
      )}
    </QueryPanel>
  );
}
