import { useRouter } from '@tanstack/react-router';
import type { SavedSearch } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { useDialogs } from '../../shared/records/use-dialogs.ts';

const SavedSearchSettingsDialog = lazyComponent(
  async () =>
    (await import('../../features/saved-searches/dialogs/saved-search-settings-dialog.tsx')).SavedSearchSettingsDialog,
);

const SearchFeedDialog = lazyComponent(
  async () => (await import('../../features/feeds/dialogs/search-feed-dialog.tsx')).SearchFeedDialog,
);

const WhyNotDialog = lazyComponent(
  async () => (await import('../../features/saved-searches/dialogs/why-not-dialog.tsx')).WhyNotDialog,
);

export interface SavedSearchSettings {
  /** Opens Discover, because a saved search starts as a search. */
  add: () => void;
  edit: (savedSearch: SavedSearch) => void;
  /** Opens the user's feed of a saved search. */
  feed: (savedSearch: SavedSearch) => void;
  /** Explains why a saved search has an alert for a document, or has none. */
  explain: (savedSearch: SavedSearch) => void;
  dialog: ReactNode;
}

/**
 * Provides adding and editing saved searches beside the alerts.
 * @param onDeleted called when a saved search was deleted
 */
export function useSavedSearchSettings(onDeleted: () => void): SavedSearchSettings {
  const router = useRouter();
  const { open, dialog } = useDialogs({
    edit: (close, savedSearch: SavedSearch) => (
      <SavedSearchSettingsDialog savedSearch={savedSearch} onClose={close} onDeleted={onDeleted} />
    ),
    feed: (close, savedSearch: SavedSearch) => <SearchFeedDialog savedSearch={savedSearch} onClose={close} />,
    explain: (close, savedSearch: SavedSearch) => <WhyNotDialog savedSearch={savedSearch} onClose={close} />,
  });
  return { add: () => void router.navigate({ href: '/discover' }), ...open, dialog };
}
