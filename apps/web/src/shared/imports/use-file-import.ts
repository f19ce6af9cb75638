import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FileImport } from '@rotunda/contract';
import { FILE_IMPORT_PATH, type FileImportKind } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { toApiError } from '../api/api-error.ts';
import { uploadForm } from '../api/upload-file.ts';
import { saveFile } from '../browser/save-file.ts';
import { useRecordMutation } from '../records/use-record-mutation.ts';

/** Polling interval in milliseconds during a check or an import. */
const POLL_INTERVAL_MS = 700;

const isRunning = (file: FileImport | undefined) => file?.state === 'checking' || file?.state === 'importing';

/** A stop that arrives after the end deletes the file, so the dialog starts over. */
const isGone = (error: Error | null) => error !== null && toApiError(error).code === 'NOT_FOUND';

/** Manages one file from its upload to the end of its import. */
export function useFileImport() {
  const { client, queries, tokens } = useApi();
  const queryClient = useQueryClient();
  const [importId, setImportId] = useState<string | null>(null);
  const input = importId === null ? skipToken : { importId };
  const options = queries.fileImports.get.queryOptions({ input });
  const { data, error } = useQuery({
    ...options,
    refetchInterval: ({ state }) => (isRunning(state.data) && !isGone(state.error) ? POLL_INTERVAL_MS : false),
  });
  const send = ({ file, kind }: { file: File; kind: FileImportKind }) => {
    const form = new FormData();
    form.set('details', JSON.stringify({ kind }));
    form.set('file', file);
    const url = `${location.origin}/api${FILE_IMPORT_PATH}`;
    return uploadForm<FileImport>({ url, token: tokens.get(), form, onProgress: () => undefined });
  };
  const shownIn = [queries.fileImports];
  const keep = (file: FileImport) => {
    queryClient.setQueryData(queries.fileImports.get.queryKey({ input: { importId: file.importId } }), file);
    setImportId(file.importId);
  };
  return {
    file: importId === null || isGone(error) ? null : (data ?? null),
    upload: useRecordMutation(async (sent: Parameters<typeof send>[0]) => keep(await send(sent)), []),
    check: useRecordMutation(client.fileImports.check, shownIn),
    run: useRecordMutation(client.fileImports.run, shownIn),
    stop: useRecordMutation(client.fileImports.discard, shownIn),
    downloadErrors: async () => {
      if (importId !== null) saveFile((await client.fileImports.downloadErrors({ importId })).body);
    },
    startAgain: () => setImportId(null),
  };
}
