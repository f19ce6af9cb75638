import { formatFileSize } from '../../../shared/format/format-number.ts';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { attachmentTexts } from './attachments-texts.ts';

/** Describes an attachment in a few words: a link with its host, or a file with its name and size. */
export function describeAttachment({ attachmentType, url, fileMetadata }: ShownAttachment): string[] {
  const kind = attachmentTexts.typeLabels[attachmentType];
  if (fileMetadata) return [kind, fileMetadata.name, formatFileSize(fileMetadata.filesize)];
  if (url === null) return [kind];
  return [kind, URL.canParse(url) ? new URL(url).hostname : url];
}
