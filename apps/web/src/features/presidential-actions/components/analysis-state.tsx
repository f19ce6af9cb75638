import type { ReactNode } from 'react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { presidentialTexts as words } from '../presidential-texts.ts';
import {
  usePresidentialAction,
  type PresidentialAction,
  type PresidentialAnalysis,
} from '../hooks/use-presidential-action.ts';

export interface AnalysisStateProps {
  fusionId: string;
  children: (analysis: PresidentialAnalysis | null, action: PresidentialAction) => ReactNode;
}

/**
 * Loads the analysis when a panel of the card is displayed and renders its loading, failed and loaded states (PRA-01).
 */
export function AnalysisState({ fusionId, children }: AnalysisStateProps) {
  const query = usePresidentialAction(fusionId);
  if (query.isPending) return <SkeletonText lines={4} />;
  if (query.isError) {
    return <ErrorState message={words.failed} error={query.error} onRetry={() => void query.refetch()} />;
  }
  return children(query.data.analysis, query.data.presidentialAction);
}
