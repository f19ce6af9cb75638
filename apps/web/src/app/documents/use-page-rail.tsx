import type { DocumentCard } from '@rotunda/contract';
import { useLocation } from '@tanstack/react-router';
import { commentTexts } from '../../features/comments/model/comments-texts.ts';
import { DocumentDecisions } from '../../features/documents/components/document-head.tsx';
import type { PageRail } from '../../features/documents/components/document-page-body.tsx';
import { documentTexts } from '../../features/documents/document-texts.ts';
import { canEdit, useFlag, useSession } from '../../shared/api/session.tsx';
import { getLinkedEntity } from '../../shared/linked-entities/get-linked-entity.ts';
import { texts } from '../../shared/texts/texts.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { SkeletonText } from '../../shared/ui/skeleton-text.tsx';
import { CreateActionCommand } from './create-action-command.tsx';
import { DocumentDecisionsCard, DocumentTools } from './document-tools.tsx';

const DocumentActions = lazyComponent(
  async () => (await import('../../features/actions/components/document-actions.tsx')).DocumentActions,
);
const DocumentAttachments = lazyComponent(
  async () => (await import('../../features/attachments/components/document-attachments.tsx')).DocumentAttachments,
);
const CommentsPanel = lazyComponent(
  async () => (await import('../../features/comments/components/comments-panel.tsx')).CommentsPanel,
);

/** Fragment (`#`) by which e-mails about mentions link to a comment. */
const LINKED_COMMENT = /^comment-([\da-f-]{36})$/;

const LOADING = <SkeletonText lines={3} />;

/**
 * Returns the organization's own data beside a document's page, where it can also be edited: decisions, actions,
 * attachments and comments.
 */
export function usePageRail(document: DocumentCard): PageRail {
  const isEditor = canEdit(useSession());
  const hasAttachments = useFlag('attachments');
  const entity = getLinkedEntity(document);
  const linkedId = useLocation({ select: ({ hash }) => LINKED_COMMENT.exec(hash)?.[1] ?? null });
  const { metadata } = document;
  const isUndecided =
    !metadata.priority && !metadata.position && metadata.tags.length === 0 && metadata.projects.length === 0;
  return {
    label: documentTexts.ourOrganization,
    card: (
      <>
        <DocumentDecisionsCard document={document} />
        {isEditor ? <CreateActionCommand document={document} /> : null}
      </>
    ),
    strip: (
      <>
        {isEditor ? <DocumentTools document={document} /> : null}
        {!isEditor && isUndecided ? texts.decisions.notReviewed : null}
        <DocumentDecisions metadata={metadata} hasFacts={!isEditor} />
      </>
    ),
    records: [
      ...(entity === null
        ? []
        : [
            {
              anchor: 'actions',
              title: texts.nav.actions,
              content: <DocumentActions fallback={LOADING} entity={entity} />,
            },
          ]),
      ...(entity !== null && hasAttachments
        ? [
            {
              anchor: 'attachments',
              title: texts.nav.attachments,
              content: <DocumentAttachments fallback={LOADING} entity={entity} />,
            },
          ]
        : []),
      {
        anchor: 'comments',
        title: commentTexts.title,
        content: <CommentsPanel fallback={LOADING} document={document} linkedId={linkedId} />,
      },
    ],
  };
}
