import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import { usePersonActivity } from '../../features/stakeholders/hooks/use-person-activity.ts';
import { usePerson } from '../../features/stakeholders/hooks/use-person.ts';
import { advocacyGroup } from './advocacy-group.ts';
import { describePerson } from './describe-person.tsx';
import { FetchedPage } from './fetched-page.tsx';

interface PersonPageProps {
  fusionId: string;
  /** The role the page is about; the current office if undefined. */
  relationshipId: string | undefined;
  matchedBy: MatchedBy | null;
  /** The selected tab group; undefined for Overview. */
  tab: string | undefined;
  onTabChange: (tab: string) => void;
}

/** Full-page view of a person (STK-02). */
export function PersonPage({ fusionId, relationshipId, ...rest }: PersonPageProps) {
  const activity = usePersonActivity(fusionId);
  return (
    <FetchedPage
      {...rest}
      fusionId={fusionId}
      fetched={usePerson(fusionId, relationshipId)}
      describe={(person, onOpenRelated) => ({
        ...describePerson(person, activity, onOpenRelated),
        groups: advocacyGroup(person),
      })}
    />
  );
}
