import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import { useCommittee } from '../../features/committees/hooks/use-committee.ts';
import { FetchedPage } from './fetched-page.tsx';
import { useDescribeCommittee } from './use-describe-committee.tsx';

/** Full-page view of a committee (STK-05). */
export function CommitteePage({ fusionId, matchedBy }: { fusionId: string; matchedBy: MatchedBy | null }) {
  const describe = useDescribeCommittee(fusionId);
  return <FetchedPage fusionId={fusionId} matchedBy={matchedBy} fetched={useCommittee(fusionId)} describe={describe} />;
}
