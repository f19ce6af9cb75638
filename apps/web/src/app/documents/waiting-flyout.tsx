import { DocumentFlyoutView } from '../../features/documents/components/document-flyout-view.tsx';
import { FlyoutLoading } from '../../features/documents/components/flyout-states.tsx';
import { keyDaysOf } from '../../features/documents/model/key-days.ts';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import { identifierOf, standingOf } from '../../shared/documents/card-facts.ts';
import type { TypedFlyoutProps } from './flyout-props.ts';

/** The flyout while its document is fetched: what the list holds of it stands at its place, the rest is drawn as text to come. */
export function WaitingFlyout({ held, ...rest }: Omit<TypedFlyoutProps, 'onOpenRelated'>) {
  if (held === undefined) return <FlyoutLoading {...rest} />;
  return (
    <DocumentFlyoutView
      {...rest}
      document={held}
      identifier={identifierOf(held)}
      place={standingOf(held)}
      badge={<CardBadge card={held} />}
      statusText=""
      facts={keyDaysOf(held)}
      sections={null}
    />
  );
}
