import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { IsoDate } from '@rotunda/domain';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { ChosenFilters } from '../model/calendar-search.ts';
import { readerZone } from '../model/reader-zone.ts';

/**
 * Fetches the events of the days. While another range loads, the previous events stay visible on the days that both
 * ranges share.
 */
export function useEvents(days: readonly IsoDate[], filters: ChosenFilters) {
  const { queries } = useApi();
  const [startDate = '', endDate = ''] = [days[0], days.at(-1)];
  return useQuery({
    ...queries.calendar.findEvents.queryOptions({ input: { startDate, endDate, timeZone: readerZone(), ...filters } }),
    placeholderData: keepPreviousData,
  });
}
