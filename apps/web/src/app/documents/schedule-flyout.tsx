import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';
import { useMeeting } from './use-meeting.tsx';

/** Flyout view of a public meeting (SCH-01). */
export function ScheduleFlyout({ onOpenRelated, ...rest }: TypedFlyoutProps) {
  const { fetched, describe, dialog } = useMeeting(rest.fusionId);
  return (
    <>
      <FetchedFlyout {...rest} fetched={fetched} describe={(meeting) => describe(meeting, onOpenRelated)} />
      {dialog}
    </>
  );
}
