import { IconButton, type IconButtonProps } from '../../../shared/ui/icon-button.tsx';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { useFileDownload } from '../hooks/use-file-download.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { copyDownloadLink, copyLink } from '../model/copy-addresses.ts';

export interface AttachmentButtonsProps {
  attachment: ShownAttachment;
  /** Title of the attachment where several stand in a list: the buttons are small, and say whose they are. */
  of?: string;
}

/** Copies where the attachment is; opens a link beside its details, saves a file. */
export function AttachmentButtons({ attachment: { id, url }, of }: AttachmentButtonsProps) {
  const download = useFileDownload();
  const named = (label: string): Pick<IconButtonProps, 'label' | 'size'> =>
    of === undefined ? { label } : { label: `${label}: ${of}`, size: 'small' };
  if (url === null) {
    return (
      <>
        <IconButton
          icon="copy"
          {...named(attachmentTexts.copyDownloadLink)}
          onClick={() => void copyDownloadLink(id)}
        />
        <IconButton icon="download" {...named(attachmentTexts.download)} onClick={() => void download(id)} />
      </>
    );
  }
  return (
    <>
      {of === undefined ? (
        <IconButton
          icon="external"
          label={attachmentTexts.openLink}
          onClick={() => void window.open(url, '_blank', 'noopener,noreferrer')}
        />
      ) : null}
      <IconButton icon="copy" {...named(attachmentTexts.copyLink)} onClick={() => void copyLink(url)} />
    </>
  );
}
