import Button from '@mui/material/Button';
import type { StakeholderDocumentType } from '@rotunda/domain';
import { TypeGroup } from '../../../shared/documents/type-group.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { RowList } from '../../../shared/ui/list-row-root.ts';
import type { StakeholderHit, StakeholdersAnswer } from '../hooks/use-stakeholders.ts';
import { stakeholderTexts as words } from '../stakeholder-texts.ts';
import { StakeholderRow, type StakeholderRowProps } from './stakeholder-row.tsx';

type Rows = Pick<StakeholderRowProps, 'onOpen' | 'selection'> & { selectedId: string | null };

export interface StakeholderResultsProps extends Rows {
  answer: StakeholdersAnswer;
  isGrouped: boolean;
  isNarrowed: boolean;
  onViewAll: (type: StakeholderDocumentType) => void;
  onReset: () => void;
}

/** Lists the first three of each type under its heading, or one page of a single type (STK-01). */
export function StakeholderResults(props: StakeholderResultsProps) {
  const { answer, isGrouped, isNarrowed, onViewAll, onReset, ...rows } = props;
  if (answer.total === 0) return <Nobody isNarrowed={isNarrowed} onReset={onReset} />;
  if (!isGrouped) {
    return (
      <RowList aria-label={words.results}>
        <Hits hits={answer.results} {...rows} />
      </RowList>
    );
  }
  return answer.groups
    .filter(({ total }) => total > 0)
    .map((group) => (
      <TypeGroup
        key={group.documentType}
        group={group}
        heading={words.groups[group.documentType]}
        onViewAll={onViewAll}
      >
        <Hits hits={group.results} {...rows} />
      </TypeGroup>
    ));
}

function Hits({ hits, selectedId, ...row }: Rows & { hits: readonly StakeholderHit[] }) {
  return hits.map((hit) => (
    <StakeholderRow key={hit.fusionId} hit={hit} isSelected={hit.fusionId === selectedId} {...row} />
  ));
}

/** Empty state of the screen (SHL-09): nothing is stored, or nothing matches. */
function Nobody({ isNarrowed, onReset }: { isNarrowed: boolean; onReset: () => void }) {
  if (!isNarrowed) return <EmptyState icon="users" title={words.none} description={words.noneHint} />;
  return (
    <EmptyState
      icon="search"
      title={texts.search.noResults}
      description={words.noneFoundHint}
      action={<Button onClick={onReset}>{texts.actions.reset}</Button>}
    />
  );
}
