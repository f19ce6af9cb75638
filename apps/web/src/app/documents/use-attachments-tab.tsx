import { styled } from '@mui/material/styles';
import type { LinkedEntity } from '@rotunda/contract';
import { useState } from 'react';
import { useAttachments } from '../../features/attachments/api/use-attachments.ts';
import {
  changeAttachmentsSearch,
  toAttachmentsRequest,
  type AttachmentsSearch,
} from '../../features/attachments/model/attachments-search.ts';
import type { FlyoutTab } from '../../features/documents/components/document-flyout-view.tsx';
import { useFlag } from '../../shared/api/session.tsx';
import { getLinkedEntity } from '../../shared/linked-entities/get-linked-entity.ts';
import { texts } from '../../shared/texts/texts.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import type { DocumentTarget, OpenRelated } from '../../shared/documents/open-related.ts';

const AttachmentsWorkspace = lazyComponent(
  async () => (await import('../../features/attachments/components/attachments-workspace.tsx')).AttachmentsWorkspace,
);

/**
 * Returns the flyout's tab 3 (FLY-01), which is behind a flag. Null without the flag, and for document types that take
 * no attachments.
 */
export function useAttachmentsTab(target: DocumentTarget, onOpenRelated: OpenRelated): FlyoutTab | null {
  const isOn = useFlag('attachments');
  const entity = isOn ? getLinkedEntity(target) : null;
  const request = toAttachmentsRequest({}, entity && { entity });
  const { data } = useAttachments(request, entity !== null);
  if (entity === null) return null;
  return {
    index: 3,
    label: texts.nav.attachments,
    ...(data?.totalCount ? { count: data.totalCount } : {}),
    content: <AttachmentsPanel key={entity.fusionId} entity={entity} onOpenEntity={onOpenRelated} />,
  };
}

/** Cancels the flyout's padding, which is narrower on phones, because the list has its own. */
const ToTheEdges = styled('div')(({ theme }) => ({
  marginInline: -20,
  [theme.breakpoints.down('sm')]: { marginInline: -16 },
}));

interface AttachmentsPanelProps {
  entity: LinkedEntity;
  onOpenEntity: OpenRelated;
}

/**
 * Attachments of a document. Search and page are local state because the address belongs to the list beside the flyout.
 */
function AttachmentsPanel({ entity, onOpenEntity }: AttachmentsPanelProps) {
  const [search, setSearch] = useState<AttachmentsSearch>({});
  return (
    <ToTheEdges>
      <AttachmentsWorkspace
        scope={{ entity }}
        search={search}
        onSearchChange={(changes) => setSearch((before) => changeAttachmentsSearch(before, changes))}
        onOpenEntity={onOpenEntity}
        isInPanel
      />
    </ToTheEdges>
  );
}
