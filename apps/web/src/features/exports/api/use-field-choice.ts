import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExportKind } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { getFieldNames } from '../model/export-values.ts';

const KEY = 'exportFields';

/** Reads the stored choices by kind, ignoring anything that is not a list of names. */
function getChoices(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([kind, names]) => (Array.isArray(names) ? [[kind, names.map(String)]] : [])),
  );
}

/** Returns the fields the user last chose for a kind of export, stored on the server; all fields until then. */
export function useFieldChoice(kind: ExportKind): {
  fields: string[];
  isPending: boolean;
  keep: (fields: string[]) => void;
} {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const options = queries.discover.getPreferences.queryOptions();
  const stored = useQuery({ ...options, staleTime: 5 * 60_000, retry: false });
  const all = getFieldNames(kind);
  const storedFields = getChoices(stored.data?.[KEY]);
  const own = storedFields[kind];
  const chosen = own === undefined ? all : all.filter((name) => own.includes(name));
  return {
    fields: chosen.length === 0 ? all : chosen,
    isPending: stored.isPending,
    keep: (fields) => {
      const next = { ...storedFields, [kind]: fields };
      queryClient.setQueryData(options.queryKey, { ...stored.data, [KEY]: next });
      // A choice that cannot be saved still applies to this export, so no error is shown.
      void client.discover.updatePreferences({ preferences: { [KEY]: next } }).catch(() => undefined);
    },
  };
}
