import { copyText } from '../../../shared/browser/copy-text.ts';
import { texts } from '../../../shared/texts/texts.ts';

/** Copies the address of a link attachment. */
export const copyLink = (url: string): Promise<void> => copyText(url, texts.clipboard.link);

/** Copies an address that downloads the file once the reader has signed in. The file itself is never public. */
export const copyDownloadLink = (attachmentId: string): Promise<void> =>
  copyText(
    `${location.origin}/attachments?open=${attachmentId}&download=${attachmentId}`,
    texts.clipboard.downloadLink,
  );
