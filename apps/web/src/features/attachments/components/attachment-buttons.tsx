import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { useFileDownload } from '../hooks/use-file-download.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { copyDownloadLink, copyLink } from '../model/copy-addresses.ts';

/** Buttons in an attachment's row: save its file or copy its address. Their labels name the attachment. */
export function AttachmentButtons({ attachment: { id, url, title } }: { attachment: ShownAttachment }) {
  const download = useFileDownload();
  const named = (label: string) => ({ label: `${label}: ${title}`, size: 'small' as const });
  if (url !== null) {
    return <IconButton icon="copy" {...named(attachmentTexts.copyLink)} onClick={() => void copyLink(url)} />;
  }
  return (
    <>
      <IconButton icon="copy" {...named(attachmentTexts.copyDownloadLink)} onClick={() => void copyDownloadLink(id)} />
      <IconButton icon="download" {...named(attachmentTexts.download)} onClick={() => void download(id)} />
    </>
  );
}
