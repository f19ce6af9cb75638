import { styled } from '@mui/material/styles';
import type { DocumentCard } from '@rotunda/contract';
import { DocumentActions } from '../../features/actions/components/document-actions.tsx';
import { DocumentAttachments } from '../../features/attachments/components/document-attachments.tsx';
import { CommentsPanel } from '../../features/comments/components/comments-panel.tsx';
import { useFlag } from '../../shared/api/session.tsx';
import { linkedEntityOf } from '../../shared/linked-entities/linked-entity-of.ts';
import { DecisionsCard } from '../../features/documents/components/decisions-card.tsx';

const Rail = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& .card': {
    minWidth: 0,
    padding: '12px 16px',
    border: `1px solid ${theme.vars.palette.token.border}`,
    borderRadius: 6,
    backgroundColor: theme.vars.palette.token.surfaceSub,
  },
}));

export interface DocumentRailProps {
  document: DocumentCard;
  /** Decisions about uploaded contacts are made elsewhere (S3 §2.2). */
  hasDecisions?: boolean;
}

/**
 * Our organisation's things beside a document's page: what was decided, the actions about it, what is attached to it, what
 * colleagues say.
 */
export function DocumentRail({ document, hasDecisions = true }: DocumentRailProps) {
  const entity = linkedEntityOf(document);
  const hasAttachments = useFlag('attachments');
  return (
    <Rail>
      {hasDecisions ? <DecisionsCard metadata={document.metadata} /> : null}
      {entity === null ? null : (
        <section className="card">
          <DocumentActions entity={entity} />
        </section>
      )}
      {entity !== null && hasAttachments ? (
        <section className="card">
          <DocumentAttachments entity={entity} />
        </section>
      ) : null}
      <section className="card">
        <CommentsPanel document={document} />
      </section>
    </Rail>
  );
}
