import type { DocumentCard } from '@rotunda/contract';
import { getIdentifier, describeCardDetails } from '@rotunda/contract/values';
import {
  DocumentFlyoutView,
  type DocumentFlyoutViewProps,
} from '../../features/documents/components/document-flyout-view.tsx';
import { FlyoutFailure } from '../../features/documents/components/flyout-failure.tsx';
import { FlyoutLoading } from '../../features/documents/components/flyout-loading.tsx';
import { getKeyDays } from '../../features/documents/model/key-days.ts';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';

/** What a document type adds to the head and sections that every card has. Its tabs come before the screen's tabs. */
type FlyoutDescription = Pick<DocumentFlyoutViewProps, 'sections' | 'facts' | 'stages' | 'tabs'> &
  Partial<Pick<DocumentFlyoutViewProps, 'place' | 'badge' | 'statusText'>>;

interface FetchedFlyoutProps<Fetched> extends Omit<TypedFlyoutProps, 'onOpenRelated'> {
  fetched: { data: Fetched | undefined; error: unknown; isError: boolean; refetch: () => unknown };
  describe: (document: Fetched) => FlyoutDescription;
}

/**
 * Flyout view of a document that shows the list's data immediately and the rest once it is fetched. Both render in one
 * view, so an open menu, a comment being written and the keyboard focus survive when the document arrives.
 */
export function FetchedFlyout<Fetched extends DocumentCard>(props: FetchedFlyoutProps<Fetched>) {
  const { fetched, describe, preloaded, ...rest } = props;
  if (fetched.isError) return <FlyoutFailure {...rest} error={fetched.error} onRetry={() => void fetched.refetch()} />;
  const document = fetched.data ?? preloaded;
  if (document === undefined) return <FlyoutLoading {...rest} />;
  const { tabs = [], ...described } =
    fetched.data === undefined ? { facts: getKeyDays(document), sections: null } : describe(fetched.data);
  return (
    <DocumentFlyoutView
      {...rest}
      document={document}
      identifier={getIdentifier(document)}
      place={describeCardDetails(document)}
      badge={<CardBadge card={document} />}
      statusText=""
      {...described}
      tabs={[...tabs, ...(rest.tabs ?? [])]}
    />
  );
}
