import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiError } from '../../../shared/api/api-error.ts';
import { RecordFlyout } from '../../../shared/records/record-flyout.tsx';
import { UnloadedFlyout } from '../../../shared/records/unloaded-flyout.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { MenuOption } from '../../../shared/ui/options-menu.tsx';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { useChangeAttachments } from '../api/use-change-attachments.ts';
import { useFileDownload } from '../hooks/use-file-download.ts';
import { useTwoClicks } from '../hooks/use-two-clicks.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { copyDownloadLink, copyLink } from '../model/copy-addresses.ts';
import { attachmentFacts, attachmentSections } from './attachment-detail.tsx';
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

/** Flyout of one attachment with its own query, so that a link opens it whatever the list shows. */
export function AttachmentFlyout({ attachmentId, onEdit, onOpenEntity, ...navigation }: AttachmentFlyoutProps) {
  const { queries } = useApi();
  const { data, error, refetch } = useQuery(queries.attachments.get.queryOptions({ input: { id: attachmentId } }));
  const { remove } = useChangeAttachments();
  const download = useFileDownload();
  const deletion = useTwoClicks(() =>
    remove.mutate(
      { attachmentIds: [attachmentId] },
      {
        onSuccess: () => {
          toast.success(attachmentTexts.deleted(1));
          navigation.onClose();
        },
        onError: (fault) => toast.error(toApiError(fault).message),
      },
    ),
  );
  if (!data) {
    const unloaded = { label: attachmentTexts.title, contentKey: attachmentId, error, onRetry: () => void refetch() };
    return <UnloadedFlyout {...unloaded} {...navigation} />;
  }
  return (
    <RecordFlyout
      key={attachmentId}
      label={data.title}
      contentKey={attachmentId}
      over={<b>{attachmentTexts.typeLabels[data.attachmentType]}</b>}
      title={data.title}
      facts={attachmentFacts(data)}
      sections={attachmentSections(data, onOpenEntity)}
      headActions={
        onEdit ? (
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
        ) : null
      }
      options={[addressOptions(data, download)]}
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
    />
  );
}

/** Returns the options to open a link or download a file, and to copy its address. */
function addressOptions({ id, url }: ShownAttachment, download: (id: string) => Promise<void>): MenuOption[] {
  if (url === null) {
    return [
      { label: attachmentTexts.download, icon: 'download', onChoose: () => void download(id) },
      { label: attachmentTexts.copyDownloadLink, icon: 'copy', onChoose: () => void copyDownloadLink(id) },
    ];
  }
  return [
    {
      label: attachmentTexts.openLink,
      icon: 'external',
      onChoose: () => void window.open(url, '_blank', 'noopener,noreferrer'),
    },
    { label: attachmentTexts.copyLink, icon: 'copy', onChoose: () => void copyLink(url) },
  ];
}
