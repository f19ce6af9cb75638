import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExportKind } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { fieldNamesOf } from '../model/export-values.ts';

const KEY = 'exportFields';

/** What is kept, by kind; what is no list of names is left out. */
function choicesOf(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([kind, names]) => (Array.isArray(names) ? [[kind, names.map(String)]] : [])),
  );
}

/** The fields a person chose last for a kind of export, kept on the server; all of them until then. */
export function useFieldChoice(kind: ExportKind): {
  fields: string[];
  isPending: boolean;
  keep: (fields: string[]) => void;
} {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const options = queries.discover.getPreferences.queryOptions();
  const stored = useQuery({ ...options, staleTime: 5 * 60_000, retry: false });
  const all = fieldNamesOf(kind);
  const kept = choicesOf(stored.data?.[KEY]);
  const own = kept[kind];
  const chosen = own === undefined ? all : all.filter((name) => own.includes(name));
  return {
    fields: chosen.length === 0 ? all : chosen,
    isPending: stored.isPending,
    keep: (fields) => {
      const next = { ...kept, [kind]: fields };
      queryClient.setQueryData(options.queryKey, { ...stored.data, [KEY]: next });
      // A choice that cannot be kept still holds for this export: nothing to tell the person.
      void client.discover.updatePreferences({ preferences: { [KEY]: next } }).catch(() => undefined);
    },
  };
}
