import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** As sent in JSON. */
export type Configuration = Awaited<ReturnType<ApiClient['tariffImpact']['saveConfiguration']>>;
export type Report = Awaited<ReturnType<ApiClient['tariffImpact']['getReport']>>;

/** Fetches the organization's configurations. */
export function useConfigurations() {
  const { queries } = useApi();
  return useQuery(queries.tariffImpact.findConfigurations.queryOptions({ input: {} }));
}

/** Fetches the report of a configuration. */
export function useImpactReport(id: string) {
  const { queries } = useApi();
  return useQuery(queries.tariffImpact.getReport.queryOptions({ input: { id } }));
}

/** Fetches every country, starting with those entered for the company. */
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

/** Fetches the tariff headings that match the company's products. */
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
