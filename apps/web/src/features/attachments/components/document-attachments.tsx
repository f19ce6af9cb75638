import type { LinkedEntity } from '@rotunda/contract';
import { useState } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { LinkedRecord, LinkedRecords } from '../../../shared/records/linked-records.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { useAttachments } from '../api/use-attachments.ts';
import { toAttachmentsRequest } from '../model/attachments-search.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { describeAttachment } from '../model/describe-attachment.ts';

const CreateAttachmentDialog = lazyComponent(
  async () => (await import('../dialogs/create-attachment-dialog.tsx')).CreateAttachmentDialog,
);

export interface DocumentAttachmentsProps {
  entity: LinkedEntity;
}

/** Latest attachments of a document, a button to add one, and a link to all of them. */
export function DocumentAttachments({ entity }: DocumentAttachmentsProps) {
  const isEditor = canEdit(useSession());
  const [isCreating, setIsCreating] = useState(false);
  const query = useAttachments(toAttachmentsRequest({}, { entity }));
  const { results = [], totalCount = 0 } = query.data ?? {};
  return (
    <>
      <LinkedRecords
        title={attachmentTexts.title}
        createLabel={attachmentTexts.add}
        onCreate={isEditor ? () => setIsCreating(true) : null}
        emptyText={query.data && results.length === 0 ? attachmentTexts.emptyTitle : null}
        isPending={query.isPending}
        error={query.error}
        onRetry={() => void query.refetch()}
      >
        <ul>
          {results.map((attachment) => (
            <LinkedRecord
              key={attachment.id}
              href={`/attachments?open=${attachment.id}`}
              name={attachment.title}
              second={describeAttachment(attachment).join(' · ')}
            />
          ))}
        </ul>
        {totalCount > results.length ? (
          <p style={{ marginTop: 8 }}>
            <AddressLink href={getAttachmentsAddress(entity)}>{attachmentTexts.showAllOf(totalCount)}</AddressLink>
          </p>
        ) : null}
      </LinkedRecords>
      {isCreating ? <CreateAttachmentDialog scope={{ entity }} onClose={() => setIsCreating(false)} /> : null}
    </>
  );
}

/** Returns the address of the Attachments screen filtered by the document. */
function getAttachmentsAddress(entity: LinkedEntity): string {
  return `/attachments?filters=${encodeURIComponent(JSON.stringify({ linkedEntities: [entity] }))}`;
}
