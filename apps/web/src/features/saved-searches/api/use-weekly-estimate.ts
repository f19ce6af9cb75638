import { useQuery } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatTotal } from '../../../shared/format/format-number.ts';

/** Returns how many documents a week a search found in the last 90 days, such as `103`; null while unknown. */
export function useWeeklyEstimate(searchModel: SearchModel): string | null {
  const { queries } = useApi();
  const { data } = useQuery(queries.discover.preview.queryOptions({ input: { searchModel } }));
  return data === undefined ? null : formatTotal(Math.ceil((data.total * 7) / data.days), data.atTotalLimit);
}
