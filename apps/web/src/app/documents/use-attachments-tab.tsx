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
import { linkedEntityOf } from '../../shared/linked-entities/linked-entity-of.ts';
import { texts } from '../../shared/texts/texts.ts';
import { late } from '../../shared/late/late.tsx';
import type { DocumentTarget, OpenRelated } from '../../shared/documents/open-related.ts';

const AttachmentsWorkspace = late(
  async () => (await import('../../features/attachments/components/attachments-workspace.tsx')).AttachmentsWorkspace,
);

/** The flyout's tab 3 behind its flag (S3 §2.2). Null without it, and for kinds nothing is attached to. */
export function useAttachmentsTab(target: DocumentTarget, onOpenRelated: OpenRelated): FlyoutTab | null {
  const isOn = useFlag('attachments');
  const entity = isOn ? linkedEntityOf(target) : null;
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

/** The list has a margin of its own, and the flyout's is narrower on a telephone. */
const ToTheEdges = styled('div')(({ theme }) => ({
  marginInline: -20,
  [theme.breakpoints.down('sm')]: { marginInline: -16 },
}));

interface AttachmentsPanelProps {
  entity: LinkedEntity;
  onOpenEntity: OpenRelated;
}

/** What is attached to a document, with search and pages of its own: the address belongs to the list beside it. */
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
