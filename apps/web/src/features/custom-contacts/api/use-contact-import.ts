import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContactImport, CustomContactType } from '@rotunda/contract';
import { CONTACT_IMPORT_PATH } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { uploadForm } from '../../../shared/api/upload-file.ts';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** How often a check or an import that runs is asked how far it is. */
const ASK_MS = 700;

const isRunning = (file: ContactImport | undefined) => file?.state === 'checking' || file?.state === 'importing';

/** One file of contacts from its upload to the end of its import. */
export function useContactImport() {
  const { client, queries, tokens } = useApi();
  const queryClient = useQueryClient();
  const [importId, setImportId] = useState<string | null>(null);
  const input = importId === null ? skipToken : { importId };
  const options = queries.contactImports.get.queryOptions({ input });
  const { data } = useQuery({
    ...options,
    refetchInterval: ({ state }) => (isRunning(state.data) ? ASK_MS : false),
  });
  const send = ({ file, contactType }: { file: File; contactType: CustomContactType }) => {
    const form = new FormData();
    form.set('details', JSON.stringify({ contactType }));
    form.set('file', file);
    const url = `${location.origin}/api${CONTACT_IMPORT_PATH}`;
    return uploadForm<ContactImport>({ url, token: tokens.get(), form, onProgress: () => undefined });
  };
  const shownIn = [queries.contactImports];
  const keep = (file: ContactImport) => {
    queryClient.setQueryData(queries.contactImports.get.queryKey({ input: { importId: file.importId } }), file);
    setImportId(file.importId);
  };
  return {
    file: importId === null ? null : (data ?? null),
    upload: useRecordMutation(async (sent: Parameters<typeof send>[0]) => keep(await send(sent)), []),
    check: useRecordMutation(client.contactImports.check, shownIn),
    run: useRecordMutation(client.contactImports.run, shownIn),
    downloadFaults: async () => {
      if (importId !== null) saveFile((await client.contactImports.downloadFaults({ importId })).body);
    },
    startAgain: () => setImportId(null),
  };
}
