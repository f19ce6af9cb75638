import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiError } from '../../../shared/api/api-error.ts';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';

/** Returns a function that downloads an attachment's file, with the specification's messages (ATT-03). */
export function useFileDownload(): (attachmentId: string) => Promise<void> {
  const { client } = useApi();
  return async (attachmentId) => {
    if (attachmentId === '') {
      toast.error(attachmentTexts.idMissing);
      return;
    }
    try {
      const { body } = await client.attachments.download({ id: attachmentId });
      saveFile(body);
      toast.success(attachmentTexts.downloadStarted);
    } catch (error) {
      const isMissing = toApiError(error).code === 'NOT_FOUND';
      toast.error(isMissing ? attachmentTexts.idMissing : attachmentTexts.downloadFailed);
    }
  };
}
