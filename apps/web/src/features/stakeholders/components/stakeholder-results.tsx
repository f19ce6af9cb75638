import Button from '@mui/material/Button';
import { DOCUMENT_TYPE_LABELS, type StakeholderDocumentType } from '@rotunda/domain';
import { useId } from 'react';
import { TYPE_ICONS } from '../../../shared/documents/card-facts.ts';
import { formatTotal } from '../../../shared/format/format-number.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RowList } from '../../../shared/ui/list-row-root.ts';
import { GroupHeading } from '../../../shared/ui/work-area.tsx';
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

/** The first three of each type under its heading, or the page of one type (S3 §2.3). */
export function StakeholderResults(props: StakeholderResultsProps) {
  const { answer, isGrouped, isNarrowed, onViewAll, onReset, ...rows } = props;
  if (answer.total === 0) return <Nobody isNarrowed={isNarrowed} onReset={onReset} />;
  if (!isGrouped) return <HitList label={words.results} hits={answer.results} {...rows} />;
  return answer.groups
    .filter(({ total }) => total > 0)
    .map((group) => <Group key={group.documentType} group={group} onViewAll={onViewAll} {...rows} />);
}

type GroupProps = Rows & Pick<StakeholderResultsProps, 'onViewAll'> & { group: StakeholdersAnswer['groups'][number] };

function Group({ group, onViewAll, ...rows }: GroupProps) {
  const headingId = useId();
  const { documentType, total, atTotalLimit, results } = group;
  const label = DOCUMENT_TYPE_LABELS[documentType];
  return (
    <section aria-labelledby={headingId}>
      <GroupHeading>
        <Icon name={TYPE_ICONS[documentType]} />
        <h2 id={headingId}>{label}</h2>
        <span className="count">{formatTotal(total, atTotalLimit)}</span>
        {total > results.length ? (
          <button
            type="button"
            className="end"
            aria-label={`${texts.actions.viewAll}: ${label}`}
            onClick={() => onViewAll(documentType)}
          >
            {texts.actions.viewAll}
          </button>
        ) : null}
      </GroupHeading>
      <HitList label={label} hits={results} {...rows} />
    </section>
  );
}

function HitList({ label, hits, selectedId, ...row }: Rows & { label: string; hits: readonly StakeholderHit[] }) {
  return (
    <RowList aria-label={label}>
      {hits.map((hit) => (
        <StakeholderRow key={hit.fusionId} hit={hit} isSelected={hit.fusionId === selectedId} {...row} />
      ))}
    </RowList>
  );
}

/** The empty state of the screen (SHL-09): nothing is held, or nothing is found. */
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
