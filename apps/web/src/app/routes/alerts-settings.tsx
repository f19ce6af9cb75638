import { useRouter } from '@tanstack/react-router';
import type { SavedSearch } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { late } from '../../shared/late/late.tsx';
import { useDialogs } from '../../shared/records/use-dialogs.ts';

const SavedSearchSettingsDialog = late(
  async () =>
    (await import('../../features/saved-searches/dialogs/saved-search-settings-dialog.tsx')).SavedSearchSettingsDialog,
);

const SearchFeedDialog = late(
  async () => (await import('../../features/feeds/dialogs/search-feed-dialog.tsx')).SearchFeedDialog,
);

const WhyNotDialog = late(
  async () => (await import('../../features/saved-searches/dialogs/why-not-dialog.tsx')).WhyNotDialog,
);

export interface SavedSearchSettings {
  /** A saved search begins as a search. */
  add: () => void;
  edit: (savedSearch: SavedSearch) => void;
  /** The person's feed of a saved search. */
  feed: (savedSearch: SavedSearch) => void;
  /** Why it has an alert to a document or not. */
  explain: (savedSearch: SavedSearch) => void;
  dialog: ReactNode;
}

/** Adding and editing saved searches from beside the alerts. @param onDeleted told when one is gone */
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
