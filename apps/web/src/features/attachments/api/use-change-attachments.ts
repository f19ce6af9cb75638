import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Attachment } from '@rotunda/contract';
import { UPLOAD_PATH } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { uploadForm } from '../../../shared/api/upload-file.ts';
import type { detailsOf } from '../model/attachment-values.ts';

export interface UploadProgress {
  sent: number;
  total: number;
}

/** The calls that change attachments. Every list is asked for again after each, also after a failure. */
export function useChangeAttachments() {
  const { queries, tokens } = useApi();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const refetch = { onSettled: () => queryClient.invalidateQueries({ queryKey: queries.attachments.key() }) };
  const upload = useMutation({
    mutationFn: ({ file, details }: { file: File; details: ReturnType<typeof detailsOf> }) => {
      const form = new FormData();
      // Before the file: a fault in it is told before the file has travelled.
      form.set('details', JSON.stringify(details));
      form.set('file', file);
      return uploadForm<Attachment>({
        url: `${location.origin}/api${UPLOAD_PATH}`,
        token: tokens.get(),
        form,
        onProgress: (sent, total) => setProgress({ sent, total }),
      });
    },
    onSettled: () => {
      setProgress(null);
      return refetch.onSettled();
    },
  });
  return {
    create: useMutation(queries.attachments.create.mutationOptions(refetch)),
    update: useMutation(queries.attachments.update.mutationOptions(refetch)),
    remove: useMutation(queries.attachments.delete.mutationOptions(refetch)),
    upload,
    /** Of a file on its way. */
    progress,
  };
}
