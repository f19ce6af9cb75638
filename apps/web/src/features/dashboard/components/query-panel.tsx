import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { Panel, type PanelProps } from './panel.tsx';

export interface QueryPanelProps<Data> extends Omit<PanelProps, 'children'> {
  query: UseQueryResult<Data>;
  isEmpty: (data: Data) => boolean;
  empty: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A tile that fetches its data. It shows loading, a failure with Retry, an empty state or its content. */
export function QueryPanel<Data>({ query, isEmpty, empty, children, ...panel }: QueryPanelProps<Data>) {
  const { data } = query;
  return (
    <Panel {...panel}>
      {query.isPending ? <SkeletonText lines={6} /> : null}
      {query.isError ? (
        <div style={{ padding: '0 16px 16px' }}>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : null}
      {data === undefined ? null : isEmpty(data) ? empty : children(data)}
    </Panel>
  );
}
