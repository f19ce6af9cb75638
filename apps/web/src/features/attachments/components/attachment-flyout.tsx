import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { UnloadedFlyout } from '../../../shared/records/unloaded-flyout.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { Flyout } from '../../../shared/ui/flyout.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { useChangeAttachments } from '../api/use-change-attachments.ts';
import { useTwoClicks } from '../hooks/use-two-clicks.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { AttachmentButtons } from './attachment-buttons.tsx';
import { AttachmentDetail } from './attachment-detail.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';

export interface AttachmentFlyoutProps {
  attachmentId: string;
  /** Null for a viewer. */
  onEdit: ((attachment: ShownAttachment) => void) | null;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onOpenEntity: OpenRelated;
}

/** One attachment beside the list, by its own query: a link to it opens it whatever the list shows. */
export function AttachmentFlyout({ attachmentId, onEdit, onOpenEntity, ...navigation }: AttachmentFlyoutProps) {
  const { queries } = useApi();
  const { data, error, refetch } = useQuery(queries.attachments.get.queryOptions({ input: { id: attachmentId } }));
  const { remove } = useChangeAttachments();
  const deletion = useTwoClicks(() =>
    remove.mutate(
      { attachmentIds: [attachmentId] },
      {
        onSuccess: () => {
          toast.success(attachmentTexts.deleted(1));
          navigation.onClose();
        },
        onError: (fault) => toast.error(toApiFault(fault).message),
      },
    ),
  );
  if (!data) {
    const unloaded = { label: attachmentTexts.title, contentKey: attachmentId, error, onRetry: () => void refetch() };
    return <UnloadedFlyout {...unloaded} {...navigation} />;
  }
  return (
    <Flyout
      label={data.title}
      contentKey={attachmentId}
      over={<b>{attachmentTexts.typeLabels[data.attachmentType]}</b>}
      title={data.title}
      headActions={
        <>
          <AttachmentButtons attachment={data} />
          {onEdit ? (
            <>
              <IconButton icon="edit" label={attachmentTexts.edit} onClick={() => onEdit(data)} />
              <IconButton
                icon="trash"
                label={deletion.isArmed ? attachmentTexts.deleteAgain : attachmentTexts.delete}
                isPressed={deletion.isArmed}
                disabled={remove.isPending}
                onClick={deletion.click}
              />
            </>
          ) : null}
        </>
      }
      head={
        <div role="status">
          {deletion.isArmed ? (
            <Alert severity="warning" icon={<Icon name="warning" />}>
              {attachmentTexts.deleteWarning}
            </Alert>
          ) : null}
        </div>
      }
      {...navigation}
    >
      <AttachmentDetail key={attachmentId} attachment={data} onOpenEntity={onOpenEntity} />
    </Flyout>
  );
}
