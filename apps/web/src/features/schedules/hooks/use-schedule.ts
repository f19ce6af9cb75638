import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

/** A meeting, as sent in JSON. */
export type Schedule = Awaited<ReturnType<ApiClient['schedules']['get']>>;
export type Agenda = Schedule['agendas'][number];

export function useSchedule(fusionId: string) {
  const { queries } = useApi();
  return useQuery(queries.schedules.get.queryOptions({ input: { id: fusionId } }));
}
