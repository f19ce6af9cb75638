import { useRouter } from '@tanstack/react-router';
import type { SavedSearch } from '@rotunda/contract';
import { useState, type ReactNode } from 'react';
import { late } from '../../shared/late/late.tsx';

const SavedSearchSettingsDialog = late(
  async () =>
    (await import('../../features/saved-searches/dialogs/saved-search-settings-dialog.tsx')).SavedSearchSettingsDialog,
);

export interface SavedSearchSettings {
  /** A saved search begins as a search. */
  add: () => void;
  edit: (savedSearch: SavedSearch) => void;
  dialog: ReactNode;
}

/** Adding and editing saved searches from beside the alerts. @param onDeleted told when one is gone */
export function useSavedSearchSettings(onDeleted: () => void): SavedSearchSettings {
  const router = useRouter();
  const [edited, setEdited] = useState<SavedSearch | null>(null);
  return {
    add: () => void router.navigate({ href: '/discover' }),
    edit: setEdited,
    dialog: edited ? (
      <SavedSearchSettingsDialog savedSearch={edited} onClose={() => setEdited(null)} onDeleted={onDeleted} />
    ) : null,
  };
}
