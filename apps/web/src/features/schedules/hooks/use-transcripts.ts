import { SCHEDULE_LIMITS } from '@rotunda/contract/values';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { Schedule } from './use-schedule.ts';

/** Fetches the transcripts of a schedule's agendas. */
export function useTranscripts({ fusionId, agendas }: Schedule) {
  const { queries } = useApi();
  const wanted = agendas.slice(0, SCHEDULE_LIMITS.maxAgendas).map(({ agendaId }) => [agendaId, fusionId]);
  return useQuery({
    ...queries.schedules.findTranscripts.queryOptions({ input: Object.fromEntries(wanted) }),
    enabled: agendas.length > 0,
  });
}
