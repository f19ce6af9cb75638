import { usePersonActivity } from '../../features/stakeholders/hooks/use-person-activity.ts';
import { usePerson } from '../../features/stakeholders/hooks/use-person.ts';
import { SectionList } from '../../shared/ui/section-list.tsx';
import { advocacyGroup } from './advocacy-group.ts';
import { describePerson } from './describe-person.tsx';
import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';

/** Flyout view of a person (STK-02). The Advocacy tab uses the index that bills use for their second source. */
export function PersonFlyout({ onOpenRelated, ...rest }: TypedFlyoutProps) {
  const activity = usePersonActivity(rest.fusionId);
  return (
    <FetchedFlyout
      {...rest}
      fetched={usePerson(rest.fusionId)}
      describe={(person) => ({
        ...describePerson(person, activity, onOpenRelated),
        tabs: advocacyGroup(person).map(({ label, sections }) => ({
          index: 1,
          label,
          content: <SectionList sections={sections} />,
        })),
      })}
    />
  );
}
