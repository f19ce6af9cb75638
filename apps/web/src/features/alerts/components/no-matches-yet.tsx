import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { SavedSearch } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { formatCount, formatTotal } from '../../../shared/format/format-number.ts';
import { describeAdded, useAddExistingMatches } from '../../../shared/records/use-add-existing-matches.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { alertsTexts } from '../model/alerts-texts.ts';

/** Says why an alert is empty although Discover shows results: it lists what changes after it was saved. */
export function NoMatchesYet({ savedSearch }: { savedSearch: SavedSearch }) {
  const { queries } = useApi();
  const isEditor = canEdit(useSession());
  const add = useAddExistingMatches();
  const preview = useQuery({
    ...queries.discover.preview.queryOptions({ input: { searchModel: savedSearch.searchModel } }),
    // Documents that match its words say nothing about the passage it follows.
    enabled: savedSearch.passage === null && savedSearch.brokenReason === null,
    retry: false,
  });
  const { total = 0, atTotalLimit = false } = preview.data ?? {};
  const documents = atTotalLimit
    ? `${formatTotal(total, true)} documents`
    : formatCount(total, 'document', 'documents');
  const addAll = () =>
    add.mutate(
      { savedSearchId: savedSearch._id },
      {
        onSuccess: (result) => toast.success(describeAdded(result)),
        onError: (error) => toast.error(toApiError(error).message),
      },
    );
  return (
    <EmptyState
      icon="bell"
      title={alertsTexts.noneYet}
      description={
        total === 0 ? alertsTexts.fromNowOn : alertsTexts.existing(documents, total === 1, LIMITS.previewDays)
      }
      {...(total === 0 || !isEditor
        ? {}
        : {
            action: (
              <Button variant="outlined" disabled={add.isPending} onClick={addAll}>
                {add.isPending ? alertsTexts.adding : alertsTexts.addExisting}
              </Button>
            ),
          })}
    />
  );
}
