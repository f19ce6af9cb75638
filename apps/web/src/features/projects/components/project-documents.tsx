import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { DocumentCard } from '@rotunda/contract';
import { getDay, getIdentifier, LIMITS, describeCardDetails } from '@rotunda/contract/values';
import { useMemo, type ReactNode } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { CardBadge } from '../../../shared/documents/card-badge.tsx';
import { cardError } from '../../../shared/documents/card-error.ts';
import { FaultyRow } from '../../../shared/documents/faulty-card.tsx';
import { FLYOUT_TABS } from '../../../shared/documents/flyout-tabs.ts';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { useListKeys } from '../../../shared/hooks/use-list-keys.ts';
import { useRowSelection, type RowSelection } from '../../../shared/hooks/use-row-selection.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ListRow } from '../../../shared/ui/list-row.tsx';
import { RowList } from '../../../shared/ui/list-row-root.ts';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { StepHint } from '../../../shared/ui/step-hint.tsx';
import { ColumnBar, ResultColumn, ScrollPane, WorkArea } from '../../../shared/ui/work-area.tsx';
import { DOCUMENTS_PAGE_SIZE, buildList, useProjectDocuments } from '../hooks/use-project-documents.ts';
import { changeDocumentsSearch, type DocumentsSearch } from '../model/project-tabs.ts';
import { projectTexts } from '../model/project-texts.ts';
import { DocumentFilters } from './document-filters.tsx';

const Bulk = styled(ColumnBar)(({ theme }) => ({
  flexWrap: 'wrap',
  paddingBlock: 4,
  backgroundColor: theme.vars.palette.token.selected,
}));

const Selected = styled('span')({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export interface ProjectFlyout {
  document: DocumentCard;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Fixed index of the flyout's tab. */
  tab: number;
  onTabChange: (tab: number) => void;
}

export interface ProjectDocumentsProps {
  projectId: string;
  search: DocumentsSearch;
  onSearchChange: (search: DocumentsSearch, replace?: boolean) => void;
  renderFlyout: (flyout: ProjectFlyout) => ReactNode;
  /** Renders further actions on the selected documents. */
  renderMenus: (documents: readonly DocumentCard[]) => ReactNode;
  renderExport: (found: FoundDocuments) => ReactNode;
}

/** The list as displayed, with the selected documents. */
export interface FoundDocuments {
  list: ReturnType<typeof buildList>;
  total: number | null;
  selected: string[];
}

const NO_ROWS: readonly DocumentCard[] = [];
const getFusionId = ({ fusionId }: DocumentCard) => fusionId;

/**
 * Lists all documents of a project with filters and sort order, opens them next to the list, and removes one or many.
 */
export function ProjectDocuments(props: ProjectDocumentsProps) {
  const { projectId, search, onSearchChange, renderFlyout, renderMenus, renderExport } = props;
  const isEditor = canEdit(useSession());
  const { documents, remove } = useProjectDocuments(projectId, search);
  const rows = documents.data?.results ?? NO_ROWS;
  const known = useMemo(() => rows.filter((row) => cardError(row) === null), [rows]);
  const selection = useRowSelection(known, getFusionId, LIMITS.bulkIds);
  const at = rows.findIndex((row) => row.fusionId === search.open);
  const change = (changes: Parameters<typeof changeDocumentsSearch>[1], replace = false) =>
    onSearchChange(changeDocumentsSearch(search, changes), replace);
  const open = (index: number) => change({ open: rows[index]?.fusionId, openTab: undefined }, at >= 0);
  useListKeys({ count: rows.length, index: at < 0 ? null : at, onMove: open });
  const shown = rows[at];
  return (
    <WorkArea>
      <ResultColumn>
        <DocumentFilters
          search={search}
          byType={documents.data?.byType ?? []}
          onChange={(changes) => change(changes, true)}
          exportButton={renderExport({
            list: buildList(projectId, search),
            total: documents.isError ? null : (documents.data?.total ?? null),
            selected: selection.rows.map(getFusionId),
          })}
        />
        {selection.rows.length > 0 ? (
          <SelectionBar
            count={selection.rows.length}
            isPageSelected={known.every(({ fusionId }) => selection.has(fusionId))}
            onChooseAll={selection.selectAll}
            onClear={selection.clear}
            onRemove={() => void remove(selection.rows).then((isDone) => isDone && selection.clear())}
          >
            {renderMenus(selection.rows)}
          </SelectionBar>
        ) : null}
        <ScrollPane>
          {documents.isPending ? <SkeletonRows /> : null}
          {documents.isError ? (
            <div style={{ padding: '16px 20px' }}>
              <ErrorState error={documents.error} onRetry={() => void documents.refetch()} />
            </div>
          ) : null}
          {documents.data && rows.length === 0 ? (
            <NoDocuments isFiltered={isFiltered(search)} onReset={() => onSearchChange({})} />
          ) : null}
          {rows.length > 0 ? (
            <RowList aria-label={projectTexts.tabs.Documents}>
              {rows.map((row, index) => (
                <DocumentRow
                  key={row.fusionId}
                  row={row}
                  onOpen={() => open(index)}
                  isSelected={index === at}
                  selection={isEditor ? selection : null}
                />
              ))}
            </RowList>
          ) : null}
        </ScrollPane>
        <PaginationFooter
          label="Pages of documents"
          offset={((search.page ?? 1) - 1) * DOCUMENTS_PAGE_SIZE}
          limit={DOCUMENTS_PAGE_SIZE}
          total={documents.data?.total ?? 0}
          onOffsetChange={(offset) => change({ page: offset === 0 ? undefined : offset / DOCUMENTS_PAGE_SIZE + 1 })}
          hints={<StepHint />}
        />
      </ResultColumn>
      {shown
        ? renderFlyout({
            document: shown,
            onClose: () => change({ open: undefined, openTab: undefined }, true),
            onPrevious: at > 0 ? () => open(at - 1) : undefined,
            onNext: at < rows.length - 1 ? () => open(at + 1) : undefined,
            tab: search.openTab ?? 0,
            onTabChange: (tab) => change({ openTab: FLYOUT_TABS.find((one) => one === tab) }, true),
          })
        : null}
    </WorkArea>
  );
}

interface DocumentRowProps {
  row: DocumentCard;
  onOpen: () => void;
  isSelected: boolean;
  /** Null if the user cannot edit. */
  selection: Pick<RowSelection<DocumentCard>, 'has' | 'toggle'> | null;
}

function DocumentRow({ row, onOpen, isSelected, selection }: DocumentRowProps) {
  const fault = cardError(row);
  if (fault !== null) return <FaultyRow fault={fault} />;
  return (
    <ListRow
      href={documentPath(row)}
      onOpen={onOpen}
      identifier={getIdentifier(row)}
      badge={<CardBadge card={row} />}
      titleText={row.title}
      lastAction={describeCardDetails(row)}
      decisions={row.metadata}
      date={dayText(row)}
      isSelected={isSelected}
      {...(selection === null
        ? {}
        : {
            selection: {
              isChecked: selection.has(row.fusionId),
              onToggle: (isChecked: boolean, isRange: boolean) => selection.toggle(row.fusionId, isChecked, isRange),
            },
          })}
    />
  );
}

function dayText(row: DocumentCard): string {
  const day = getDay(row);
  return day === null ? '' : formatShortDay(day);
}

const isFiltered = ({ words, type, priority, position, tag }: DocumentsSearch) =>
  [words, type, priority, position, tag].some((one) => one !== undefined);

function NoDocuments({ isFiltered: isNarrowed, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (!isNarrowed) {
    return <EmptyState icon="document" title={projectTexts.noDocuments} description={projectTexts.noDocumentsHint} />;
  }
  return (
    <EmptyState
      icon="search"
      title={texts.search.noResults}
      action={<Button onClick={onReset}>{texts.actions.reset}</Button>}
    />
  );
}

interface SelectionBarProps {
  count: number;
  isPageSelected: boolean;
  onChooseAll: () => void;
  onClear: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** Actions on the selected rows, shown while any are selected. */
function SelectionBar({ count, isPageSelected, onChooseAll, onClear, onRemove, children }: SelectionBarProps) {
  return (
    <Bulk role="region" aria-label={projectTexts.selected(count)}>
      <Checkbox
        checked={isPageSelected}
        indeterminate={!isPageSelected}
        onChange={isPageSelected ? onClear : onChooseAll}
        slotProps={{ input: { 'aria-label': projectTexts.selectPage } }}
      />
      <Selected role="status">{projectTexts.selected(count)}</Selected>
      {children}
      <Button size="small" startIcon={<Icon name="minus" />} onClick={onRemove}>
        {projectTexts.remove}
      </Button>
      <Button size="small" variant="text" sx={{ ml: 'auto' }} onClick={onClear}>
        {projectTexts.clearSelection}
      </Button>
    </Bulk>
  );
}
