import { useCommittee } from '../../features/committees/hooks/use-committee.ts';
import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';
import { useDescribeCommittee } from './use-describe-committee.tsx';

/** Flyout view of a committee (STK-05). */
export function CommitteeFlyout({ onOpenRelated, ...rest }: TypedFlyoutProps) {
  const describe = useDescribeCommittee(rest.fusionId);
  return (
    <FetchedFlyout
      {...rest}
      fetched={useCommittee(rest.fusionId)}
      describe={(committee) => describe(committee, onOpenRelated)}
    />
  );
}
