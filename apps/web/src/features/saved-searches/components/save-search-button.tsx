import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { getCounts } from '../../../shared/api/refetch-decisions.ts';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { CREATE_SAVED_SEARCH } from '../../../shared/shortcuts/command-names.ts';
import { useCreateCommand } from '../../../shared/shortcuts/use-create-command.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';

const SaveSearchDialog = lazyComponent(
  async () => (await import('../dialogs/save-search-dialog.tsx')).SaveSearchDialog,
);

/**
 * Discover's Save button, which also registers its command in the palette while Discover is shown. Renders nothing for
 * a viewer.
 */
export function SaveSearchButton({ searchModel }: { searchModel: SearchModel }) {
  const { queries } = useApi();
  const isEditor = canEdit(useSession());
  const [isOpen, setIsOpen] = useState(false);
  const understood = useQuery({
    ...queries.discover.explain.queryOptions({ input: { searchModel } }),
    enabled: isOpen,
    retry: false,
    // Discover runs the same query, so both use the same `meta`.
    meta: getCounts(searchModel),
  });
  useCreateCommand(CREATE_SAVED_SEARCH, texts.palette.createSavedSearch, isEditor ? () => setIsOpen(true) : null);
  if (!isEditor) return null;
  return (
    <>
      <Button size="small" startIcon={<Icon name="bell" />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.actions.saveSearch}
      </Button>
      {isOpen ? (
        <SaveSearchDialog
          searchModel={searchModel}
          explanation={understood.data?.understood.explanation ?? ''}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
