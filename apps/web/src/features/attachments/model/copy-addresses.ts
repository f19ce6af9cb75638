import { copyText } from '../../../shared/browser/copy-text.ts';
import { texts } from '../../../shared/texts/texts.ts';

/** The address a link attachment leads to. */
export const copyLink = (url: string): Promise<void> => copyText(url, texts.clipboard.link);

/** An address that saves the file once its reader has signed in: the file itself is never open to the world. */
export const copyDownloadLink = (attachmentId: string): Promise<void> =>
  copyText(
    `${location.origin}/attachments?open=${attachmentId}&download=${attachmentId}`,
    texts.clipboard.downloadLink,
  );
