import { useQuery } from '@tanstack/react-query';
import type { DocumentCard } from '@rotunda/contract';
import { dayOf, identifierOf, standingOf } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { CardBadge } from '../../../shared/documents/card-badge.tsx';
import { cardFault } from '../../../shared/documents/card-fault.ts';
import { FaultyCard } from '../../../shared/documents/faulty-card.tsx';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { PanelRow } from './panel-row.ts';
import { QueryPanel } from './query-panel.tsx';

const SHOWN = 12;

/** Documents of a project, most recently changed first. */
export function PoliciesPanel({ projectId }: { projectId: string }) {
  const { queries } = useApi();
  const documents = useQuery(
    queries.projectEntities.find.queryOptions({
      input: { projectId, sortBy: 'lastUpdated', sortOrder: 'desc', limit: SHOWN },
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
            <PolicyRow key={card.fusionId} card={card} />
          ))}
        </ul>
      )}
    </QueryPanel>
  );
}

function PolicyRow({ card }: { card: DocumentCard }) {
  const day = dayOf(card);
  const fault = cardFault(card);
  if (fault !== null) {
    return (
      <PanelRow>
        <FaultyCard fault={fault} />
      </PanelRow>
    );
  }
  return (
    <PanelRow>
      <span className="identity">
        <span className="id" title={identifierOf(card)}>
          {identifierOf(card)}
        </span>
        <CardBadge card={card} />
      </span>
      <span className="what">
        <AddressLink href={documentPath(card)} className="line" title={card.title}>
          {card.title}
        </AddressLink>
        <span className="line why">{standingOf(card)}</span>
      </span>
      <span className="day">{day === null ? '' : formatShortDay(day)}</span>
    </PanelRow>
  );
}
