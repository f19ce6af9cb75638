import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import { usePerson } from '../../features/stakeholders/hooks/use-person.ts';
import { describePerson } from './describe-person.tsx';
import { FetchedPage } from './fetched-page.tsx';

interface PersonPageProps {
  fusionId: string;
  /** The role the page is about; the current office without one. */
  relationshipId: string | undefined;
  matchedBy: MatchedBy | null;
}

/** A person on a page of their own (STK-02). */
export function PersonPage({ fusionId, relationshipId, matchedBy }: PersonPageProps) {
  return (
    <FetchedPage
      fusionId={fusionId}
      matchedBy={matchedBy}
      fetched={usePerson(fusionId, relationshipId)}
      describe={describePerson}
    />
  );
}
