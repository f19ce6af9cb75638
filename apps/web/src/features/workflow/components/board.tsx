import { styled } from '@mui/material/styles';
import { formatCount } from '../../../shared/format/format-number.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { KeyHint } from '../../../shared/ui/key-hint.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import { AddColumn } from './add-column.tsx';
import { BoardColumn } from './board-column.tsx';
import { BoardColumns } from '../hooks/board-columns.ts';
import { useBoard } from '../hooks/use-board.ts';
import { useBoardCommands } from '../hooks/use-board-commands.ts';
import { workflowTexts } from '../model/workflow-texts.ts';

const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
});

const Bar = styled(ColumnBar)(({ theme }) => ({
  '& .total': { fontSize: 13, color: theme.vars.palette.token.ink2, fontVariantNumeric: 'tabular-nums' },
  '& .end': { marginLeft: 'auto', display: 'flex', gap: 12, alignItems: 'center' },
  '& .keys': { display: 'flex', gap: 4, alignItems: 'center', fontSize: 12, color: theme.vars.palette.token.ink2 },
  [theme.breakpoints.down('sm')]: { '& .keys': { display: 'none' } },
}));

const Columns = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  gap: 12,
  padding: '16px 20px',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  backgroundColor: theme.vars.palette.token.surfaceSub,
  // One column at a time on a telephone, with the edge of the next one to swipe to.
  [theme.breakpoints.down('sm')]: { padding: '12px 16px', scrollSnapType: 'x mandatory', scrollPaddingInline: 16 },
}));

export interface BoardProps {
  projectId: string;
  isEditor: boolean;
}

/** The workflow of a project: cards move by pointer, by arrow keys and by a menu, and for everyone who looks (WFL-01). */
export function Board({ projectId, isEditor }: BoardProps) {
  const board = useBoard(projectId);
  const columns = board.columns.data?.results ?? [];
  const { commands, announcement, movedId } = useBoardCommands(board, columns);
  if (board.columns.isPending || board.entities.isPending) return <SkeletonRows />;
  const failed = [board.columns, board.entities].find((one) => one.isError);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  return (
    <Root aria-label={workflowTexts.board}>
      <Bar>
        <span className="total">
          {formatCount(
            columns.reduce((sum, { cards }) => sum + cards.length, 0),
            workflowTexts.document,
          )}
        </span>
        <span className="end">
          {isEditor ? (
            <span className="keys">
              <KeyHint keys="←" />
              <KeyHint keys="→" />
              {workflowTexts.hint}
            </span>
          ) : null}
          {isEditor ? <AddColumn onAdd={board.addColumn} /> : null}
        </span>
      </Bar>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {columns.length === 0 ? (
        <EmptyState icon="board" title={workflowTexts.empty} description={workflowTexts.emptyHint} />
      ) : (
        <BoardColumns value={columns}>
          <Columns>
            {columns.map((column) => (
              <BoardColumn
                key={column._id}
                column={column}
                columns={columns}
                board={board}
                isEditor={isEditor}
                commands={commands}
                movedId={movedId}
              />
            ))}
          </Columns>
        </BoardColumns>
      )}
    </Root>
  );
}
