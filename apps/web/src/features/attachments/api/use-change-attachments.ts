import type { Attachment } from '@rotunda/contract';
import { UPLOAD_PATH } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { uploadForm } from '../../../shared/api/upload-file.ts';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';
import type { getDetails } from '../model/attachment-values.ts';

export interface UploadProgress {
  sent: number;
  total: number;
}

/** Returns the calls that change attachments. Each refetches every list. */
export function useChangeAttachments() {
  const { client, queries, tokens } = useApi();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const shownIn = [queries.attachments];
  const upload = async ({ file, details }: { file: File; details: ReturnType<typeof getDetails> }) => {
    const form = new FormData();
    // The details come before the file, so that an error in them is reported before the file is uploaded.
    form.set('details', JSON.stringify(details));
    form.set('file', file);
    try {
      return await uploadForm<Attachment>({
        url: `${location.origin}/api${UPLOAD_PATH}`,
        token: tokens.get(),
        form,
        onProgress: (sent, total) => setProgress({ sent, total }),
      });
    } finally {
      setProgress(null);
    }
  };
  return {
    create: useRecordMutation(client.attachments.create, shownIn),
    update: useRecordMutation(client.attachments.update, shownIn),
    remove: useRecordMutation(client.attachments.delete, shownIn),
    upload: useRecordMutation(upload, shownIn),
    /** Progress of the file being uploaded. */
    progress,
  };
}
