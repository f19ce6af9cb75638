import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TariffProgram } from '@rotunda/domain';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

/** A document that changes tariffs, as sent in JSON. */
export type TariffRegulation = Awaited<ReturnType<ApiClient['tariffs']['getRegulation']>>;

export const REGULATIONS_PAGE_SIZE = 25;

export interface RegulationsRequest {
  query?: string | undefined;
  program?: TariffProgram | undefined;
  page?: number | undefined;
  limit?: number;
}

/** Fetches one page of documents that change tariffs, newest first. */
export function useTariffRegulations({ query, program, page = 1, limit = REGULATIONS_PAGE_SIZE }: RegulationsRequest) {
  const { queries } = useApi();
  return useQuery(
    queries.tariffs.findRegulations.queryOptions({
      // Empty values are dropped (TAR-01).
      input: {
        ...(query === undefined ? {} : { query }),
        ...(program === undefined ? {} : { program }),
        skip: (page - 1) * limit,
        limit,
      },
      placeholderData: keepPreviousData,
    }),
  );
}

/** Fetches one of these documents with its details. */
export function useTariffRegulation(id: string) {
  const { queries } = useApi();
  return useQuery(queries.tariffs.getRegulation.queryOptions({ input: { id } }));
}
