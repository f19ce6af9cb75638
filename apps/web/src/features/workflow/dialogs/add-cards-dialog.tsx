import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DocumentCard, WorkflowColumn } from '@rotunda/contract';
import { DELAYS_MS, getIdentifier } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { cardError } from '../../../shared/documents/card-error.ts';
import { FaultyCard } from '../../../shared/documents/faulty-card.tsx';
import { useDebounced } from '../../../shared/hooks/use-debounced.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { FilterOption } from '../../../shared/ui/filter-option.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import type { BoardState } from '../hooks/use-board.ts';
import { workflowTexts } from '../model/workflow-texts.ts';

const MAX_SHOWN = 50;

const List = styled('ul')(({ theme }) => ({
  height: 320,
  marginTop: 12,
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  '& li': { padding: '4px 12px' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.token.border}` },
  '& p': { padding: '4px 0' },
  // The column that a document is in, below its checkbox.
  '& label + p': { paddingLeft: 24, fontSize: 12, color: theme.vars.palette.token.ink2 },
}));

export interface AddCardsDialogProps {
  column: WorkflowColumn;
  columns: readonly WorkflowColumn[];
  board: BoardState;
  onClose: () => void;
}

/** Adds the project's documents to the end of a column. A document in another column is moved. */
export function AddCardsDialog({ column, columns, board, onClose }: AddCardsDialogProps) {
  const { queries } = useApi();
  const [words, setWords] = useState('');
  const searchText = useDebounced(words.trim(), DELAYS_MS.searchBox);
  const [chosen, setChosen] = useState<readonly DocumentCard[]>([]);
  const [isPending, setIsPending] = useState(false);
  const found = useQuery({
    ...queries.projectEntities.find.queryOptions({
      input: { projectId: board.projectId, limit: MAX_SHOWN, ...(searchText === '' ? {} : { searchText }) },
    }),
    placeholderData: keepPreviousData,
  });
  const currentColumn = (fusionId: string) =>
    columns.find(({ cards }) => cards.some((card) => card.fusionId === fusionId));
  const shown = found.data?.results.filter(({ fusionId }) => currentColumn(fusionId)?._id !== column._id) ?? [];
  const add = async () => {
    setIsPending(true);
    const isDone = await board.addCards(column._id, chosen);
    setIsPending(false);
    if (isDone) onClose();
  };
  return (
    <DialogShell
      title={workflowTexts.addTo(column.title)}
      isOpen
      onClose={onClose}
      isDirty={chosen.length > 0}
      submit={{
        label: chosen.length === 0 ? workflowTexts.add : workflowTexts.addCount(chosen.length),
        isPending,
        isDisabled: chosen.length === 0,
        onSubmit: () => void add(),
      }}
    >
      <OutlinedInput
        autoFocus
        fullWidth
        type="search"
        placeholder={workflowTexts.findDocument}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        slotProps={{ input: { 'aria-label': workflowTexts.findDocument } }}
      />
      <List aria-label={workflowTexts.documents}>
        {found.isPending ? <SkeletonText lines={6} /> : null}
        {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
        {found.data && shown.length === 0 ? (
          <li>
            <p>{searchText === '' ? workflowTexts.noDocuments : texts.search.noResults}</p>
          </li>
        ) : null}
        {shown.map((card) => {
          const where = currentColumn(card.fusionId);
          const fault = cardError(card);
          if (fault !== null) {
            return (
              <li key={card.fusionId}>
                <FaultyCard fault={fault} />
              </li>
            );
          }
          return (
            <li key={card.fusionId}>
              <FilterOption
                label={`${getIdentifier(card)} · ${card.title}`}
                isChecked={chosen.some((one) => one.fusionId === card.fusionId)}
                onChange={(isChecked) =>
                  setChosen((before) =>
                    isChecked ? [...before, card] : before.filter((one) => one.fusionId !== card.fusionId),
                  )
                }
              />
              {where ? <p>{workflowTexts.currentColumn(where.title)}</p> : null}
            </li>
          );
        })}
      </List>
    </DialogShell>
  );
}
