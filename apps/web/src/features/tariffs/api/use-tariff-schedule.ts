import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { ChapterLines } from '../model/chapter-tree.ts';
import { CODES_PAGE_SIZE } from '../model/codes-search.ts';

/** How long a response stays fresh, because editions of the schedule change only a few times a year. */
const FRESH_MS = 5 * 60_000;

/** Fetches the chapters that are stored. */
export function useTariffChapters() {
  const { queries } = useApi();
  return useQuery(queries.tariffs.findChapters.queryOptions({ input: {}, staleTime: FRESH_MS }));
}

/** Fetches a chapter with its lines; null fetches nothing. */
export function useTariffChapter(chapter: number | null) {
  const { queries } = useApi();
  return useQuery(
    queries.tariffs.getChapter.queryOptions({
      input: { chapter: chapter ?? 1 },
      enabled: chapter !== null,
      staleTime: FRESH_MS,
    }),
  );
}

/** Fetches the lines of the open chapters and returns a function to retry a failed one. */
export function useOpenChapters(chapters: readonly number[]) {
  const { queries } = useApi();
  const client = useQueryClient();
  const getOptions = (chapter: number) =>
    queries.tariffs.getChapter.queryOptions({ input: { chapter }, staleTime: FRESH_MS });
  const answers = useQueries({ queries: chapters.map(getOptions) });
  const getLines = (chapter: number): ChapterLines => {
    const answer = answers[chapters.indexOf(chapter)];
    if (answer?.data !== undefined) return answer.data.lines;
    return answer?.isError === true ? 'failed' : 'waiting';
  };
  const retry = (chapter: number) => void client.refetchQueries({ queryKey: getOptions(chapter).queryKey });
  return { getLines, retry };
}

/** Fetches one page of search results; an undefined query fetches nothing. */
export function useFoundCodes(query: string | undefined, page: number) {
  const { queries } = useApi();
  return useQuery(
    queries.tariffs.findHarmonizedCodes.queryOptions({
      input: { query: query ?? '', skip: (page - 1) * CODES_PAGE_SIZE, limit: CODES_PAGE_SIZE },
      enabled: query !== undefined,
      placeholderData: keepPreviousData,
      staleTime: FRESH_MS,
    }),
  );
}
