import { usePerson } from '../../features/stakeholders/hooks/use-person.ts';
import { describePerson } from './describe-person.tsx';
import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';

/** A person in the flyout (STK-02). */
export function PersonFlyout({ onOpenRelated, ...rest }: TypedFlyoutProps) {
  return (
    <FetchedFlyout
      {...rest}
      fetched={usePerson(rest.fusionId)}
      describe={(person) => describePerson(person, onOpenRelated)}
    />
  );
}
