/** A list that comes page by page, asked for once by whoever decides whether it has a section. */
export interface PagedQuery<Row> {
  page: {
    data: { results: readonly Row[]; total: number } | undefined;
    isError: boolean;
    isPlaceholderData: boolean;
    error: unknown;
    errorUpdateCount: number;
    refetch: () => unknown;
  };
  offset: number;
  setOffset: (offset: number) => void;
}

/** Whether the list has a section: not while it is empty or unknown, but where it could not be fetched, to say so. */
export function hasSection({ page: { data, errorUpdateCount } }: PagedQuery<unknown>): boolean {
  return data === undefined ? errorUpdateCount > 0 : data.total > 0;
}
