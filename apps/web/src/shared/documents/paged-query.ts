/** A paged list. It is fetched by the component that decides whether it gets a section. */
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

/**
 * Whether the list gets a section: not while it is empty or unknown, but if it failed to load, so that the error is
 * shown.
 */
export function hasSection({ page: { data, errorUpdateCount } }: PagedQuery<unknown>): boolean {
  return data === undefined ? errorUpdateCount > 0 : data.total > 0;
}
