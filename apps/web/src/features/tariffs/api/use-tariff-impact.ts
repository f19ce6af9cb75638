import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** As JSON carries them. */
export type Configuration = Awaited<ReturnType<ApiClient['tariffImpact']['saveConfiguration']>>;
export type Report = Awaited<ReturnType<ApiClient['tariffImpact']['getReport']>>;

/** The configurations of the organization. */
export function useConfigurations() {
  const { queries } = useApi();
  return useQuery(queries.tariffImpact.findConfigurations.queryOptions({ input: {} }));
}

/** The report of one of them. */
export function useImpactReport(id: string) {
  const { queries } = useApi();
  return useQuery(queries.tariffImpact.getReport.queryOptions({ input: { id } }));
}

/** Every country, those entered for the company first. */
export function useOperatingCountries(company: string) {
  const { queries } = useApi();
  return useQuery(
    queries.tariffImpact.findOperatingCountries.queryOptions({
      input: { company_name: company },
      enabled: company !== '',
      placeholderData: keepPreviousData,
    }),
  );
}

/** Headings that match what the company makes or trades. */
export function useHsCategories(company: string, products: string, countries: readonly string[]) {
  const { queries } = useApi();
  return useQuery(
    queries.tariffImpact.findHsCategories.queryOptions({
      input: { company_name: company, operating_countries: [...countries], products },
      enabled: company !== '',
      placeholderData: keepPreviousData,
    }),
  );
}

export function useSaveConfiguration() {
  const { client, queries } = useApi();
  return useRecordMutation(client.tariffImpact.saveConfiguration, [queries.tariffImpact]);
}

export function useDeleteConfiguration() {
  const { client, queries } = useApi();
  return useRecordMutation(client.tariffImpact.deleteConfiguration, [queries.tariffImpact]);
}
