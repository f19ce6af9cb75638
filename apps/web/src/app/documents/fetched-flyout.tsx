import type { DocumentCard } from '@rotunda/contract';
import { identifierOf, standingOf } from '@rotunda/contract/values';
import {
  DocumentFlyoutView,
  type DocumentFlyoutViewProps,
} from '../../features/documents/components/document-flyout-view.tsx';
import { FlyoutFailure } from '../../features/documents/components/flyout-failure.tsx';
import { FlyoutLoading } from '../../features/documents/components/flyout-loading.tsx';
import { keyDaysOf } from '../../features/documents/model/key-days.ts';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';

/** What a kind of document adds to the head and the sections that every card has; the tabs come before those of the screen. */
type FlyoutDescription = Pick<DocumentFlyoutViewProps, 'sections' | 'facts' | 'stages' | 'tabs'> &
  Partial<Pick<DocumentFlyoutViewProps, 'place' | 'badge' | 'statusText'>>;

interface FetchedFlyoutProps<Fetched> extends Omit<TypedFlyoutProps, 'onOpenRelated'> {
  fetched: { data: Fetched | undefined; error: unknown; isError: boolean; refetch: () => unknown };
  describe: (document: Fetched) => FlyoutDescription;
}

/**
 * A document in the flyout: at once what the list holds of it, the rest once it is fetched. Both stand in one view, so a
 * menu opened, a comment begun or the keyboard's place stay when the document comes.
 */
export function FetchedFlyout<Fetched extends DocumentCard>(props: FetchedFlyoutProps<Fetched>) {
  const { fetched, describe, held, ...rest } = props;
  if (fetched.isError) return <FlyoutFailure {...rest} error={fetched.error} onRetry={() => void fetched.refetch()} />;
  const document = fetched.data ?? held;
  if (document === undefined) return <FlyoutLoading {...rest} />;
  const { tabs = [], ...described } =
    fetched.data === undefined ? { facts: keyDaysOf(document), sections: null } : describe(fetched.data);
  return (
    <DocumentFlyoutView
      {...rest}
      document={document}
      identifier={identifierOf(document)}
      place={standingOf(document)}
      badge={<CardBadge card={document} />}
      statusText=""
      {...described}
      tabs={[...tabs, ...(rest.tabs ?? [])]}
    />
  );
}
