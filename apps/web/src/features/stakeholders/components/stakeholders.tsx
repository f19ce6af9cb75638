import { LIMITS } from '@rotunda/contract/values';
import { STAKEHOLDER_DOCUMENT_TYPES, type StakeholderDocumentType } from '@rotunda/domain';
import { useEffect, useMemo, type ReactNode } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { cardError } from '../../../shared/documents/card-error.ts';
import { FLYOUT_TABS } from '../../../shared/documents/flyout-tabs.ts';
import { useListKeys } from '../../../shared/hooks/use-list-keys.ts';
import { useRowSelection } from '../../../shared/hooks/use-row-selection.ts';
import { useSteadyCallback } from '../../../shared/hooks/use-steady-callback.ts';
import type { SearchChanges } from '../../../shared/records/list-search.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { StepHint } from '../../../shared/ui/step-hint.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { ColumnBar, ResultColumn, ScrollPane, WorkArea } from '../../../shared/ui/work-area.tsx';
import {
  type StakeholderHit,
  stakeholderList,
  STAKEHOLDERS_PAGE_SIZE,
  type StakeholdersAnswer,
  useStakeholders,
} from '../hooks/use-stakeholders.ts';
import {
  changeStakeholdersSearch,
  isNarrowed,
  getSort,
  type StakeholdersSearch,
} from '../model/stakeholders-search.ts';
import { stakeholderTexts as words } from '../stakeholder-texts.ts';
import { StakeholderFilters } from './stakeholder-filters.tsx';
import { StakeholderResults } from './stakeholder-results.tsx';

export interface OpenStakeholder extends Pick<StakeholderHit, 'documentType' | 'fusionId'> {
  preloaded: StakeholderHit | undefined;
  hasSelection: boolean;
  tab: number;
  onTabChange: (tab: number) => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export interface StakeholdersProps {
  search: StakeholdersSearch;
  /** Updates the address. With `replace`, no history entry is added. */
  onSearchChange: (search: StakeholdersSearch, replace?: boolean) => void;
  renderFlyout: (open: OpenStakeholder) => ReactNode;
  /** Actions that add contacts, shown after the filters. */
  actions: ReactNode;
  renderExport: (found: FoundStakeholders) => ReactNode;
  /** Renders the actions on the selected rows. */
  renderBulkBar: (chosen: { documents: readonly StakeholderHit[]; onClear: () => void }) => ReactNode;
}

/** The list as displayed, with the selected stakeholders. */
export interface FoundStakeholders {
  list: ReturnType<typeof stakeholderList>;
  total: number | null;
  selected: string[];
  /** Types shown in the list. */
  types: StakeholderDocumentType[];
}

const NO_HITS: readonly StakeholderHit[] = [];
const getId = ({ fusionId }: StakeholderHit) => fusionId;

/** Lists people, committees and uploaded contacts with search, filters and a flyout (STK-01). */
export function Stakeholders(props: StakeholdersProps) {
  const { search, onSearchChange, renderFlyout, renderBulkBar, renderExport, actions } = props;
  const isEditor = canEdit(useSession());
  const found = useStakeholders(search);
  const answer = found.data;
  const isGrouped = search.type === undefined;
  const hits = useMemo(() => {
    if (answer === undefined) return NO_HITS;
    return isGrouped ? answer.groups.flatMap(({ results }) => results) : answer.results;
  }, [answer, isGrouped]);
  const known = useMemo(() => hits.filter((hit) => cardError(hit) === null), [hits]);
  const selection = useRowSelection(known, getId, LIMITS.bulkIds);
  const change = (changes: SearchChanges<StakeholdersSearch>, replace = false) =>
    onSearchChange(changeStakeholdersSearch(search, changes), replace);
  const at = hits.findIndex(({ fusionId }) => fusionId === search.open);
  const open = useSteadyCallback((hit: StakeholderHit) => {
    change({ open: hit.fusionId, openType: openTypeOf(hit), tab: undefined }, search.open !== undefined);
  });
  const stepTo = (index: number) => {
    const hit = hits[index];
    return hit === undefined ? undefined : () => open(hit);
  };
  useListKeys({ count: hits.length, index: at < 0 ? null : at, onMove: (index) => stepTo(index)?.() });
  const { clear } = selection;
  const listKey = JSON.stringify({ ...search, page: null, open: null, openType: null, tab: null });
  useEffect(() => clear(), [listKey, clear]);
  return (
    <WorkArea>
      <ResultColumn as="section" aria-label={words.results}>
        <VisuallyHidden as="h1">{texts.nav.stakeholders}</VisuallyHidden>
        <StakeholderFilters
          search={search}
          answer={answer ?? null}
          onChange={(changes) => change(changes, true)}
          actions={
            <>
              {renderExport(getFound(search, found.isError ? undefined : answer, selection.rows))}
              {actions}
            </>
          }
        />
        {answer !== undefined && !isGrouped && getSort(search) === 'name' && answer.sort !== 'name' ? (
          <ColumnBar role="status">{words.tooManyForNames}</ColumnBar>
        ) : null}
        <ScrollPane>
          {found.isPending ? <SkeletonRows /> : null}
          {found.isError ? (
            <div style={{ padding: '16px 20px' }}>
              <ErrorState error={found.error} onRetry={() => void found.refetch()} />
            </div>
          ) : null}
          {answer !== undefined && !found.isError ? (
            <StakeholderResults
              answer={answer}
              isGrouped={isGrouped}
              isNarrowed={isNarrowed(search)}
              selectedId={search.open ?? null}
              onOpen={open}
              selection={isEditor ? selection : null}
              onViewAll={(type) => change({ type })}
              onReset={() => onSearchChange({})}
            />
          ) : null}
        </ScrollPane>
        {isGrouped ? null : (
          <PaginationFooter
            label={words.resultPages}
            offset={((search.page ?? 1) - 1) * STAKEHOLDERS_PAGE_SIZE}
            limit={STAKEHOLDERS_PAGE_SIZE}
            total={answer?.total ?? 0}
            atTotalLimit={answer?.atTotalLimit ?? false}
            onOffsetChange={(offset) =>
              change({ page: offset === 0 ? undefined : offset / STAKEHOLDERS_PAGE_SIZE + 1 })
            }
            hints={<StepHint />}
          />
        )}
        {selection.rows.length > 0 ? renderBulkBar({ documents: selection.rows, onClear: clear }) : null}
      </ResultColumn>
      {search.open !== undefined && search.openType !== undefined
        ? renderFlyout({
            documentType: search.openType,
            fusionId: search.open,
            preloaded: hits[at],
            hasSelection: selection.rows.length > 0,
            tab: search.tab ?? 0,
            onTabChange: (tab) => change({ tab: getTab(tab) }, true),
            onClose: () => change({ open: undefined, openType: undefined, tab: undefined }),
            onPrevious: stepTo(at - 1),
            onNext: at < 0 ? undefined : stepTo(at + 1),
          })
        : null}
    </WorkArea>
  );
}

const openTypeOf = ({ documentType }: StakeholderHit) =>
  STAKEHOLDER_DOCUMENT_TYPES.find((type) => type === documentType);
const getTab = (tab: number) => FLYOUT_TABS.find((one) => one === tab);

function getFound(
  search: StakeholdersSearch,
  answer: StakeholdersAnswer | undefined,
  chosen: readonly StakeholderHit[],
): FoundStakeholders {
  const types = (answer?.byType ?? []).filter(({ total }) => total > 0).map(({ documentType }) => documentType);
  return {
    list: stakeholderList(search),
    total: answer?.total ?? null,
    selected: chosen.map(getId),
    types: search.type === undefined ? types : [search.type],
  };
}
