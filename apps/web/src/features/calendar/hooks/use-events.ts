import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { IsoDate } from '@rotunda/domain';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { ChosenFilters } from '../model/calendar-search.ts';
import { readerZone } from '../model/reader-zone.ts';

/** The events of the days; while others are fetched, those of the days before stay in sight on the days they share. */
export function useEvents(days: readonly IsoDate[], filters: ChosenFilters) {
  const { queries } = useApi();
  const [startDate = '', endDate = ''] = [days[0], days.at(-1)];
  return useQuery({
    ...queries.calendar.findEvents.queryOptions({ input: { startDate, endDate, timeZone: readerZone(), ...filters } }),
    placeholderData: keepPreviousData,
  });
}
