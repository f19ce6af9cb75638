import { DOCUMENT_TYPE_LABELS, type DocumentType } from '@rotunda/domain';
import { useId } from 'react';
import { isKnownType, TYPE_ICONS } from '../../../shared/documents/card-facts.ts';
import { formatTotal } from '../../../shared/format/format-number.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RowList } from '../../../shared/ui/list-row-root.ts';
import { GroupHeading } from '../../../shared/ui/work-area.tsx';
import type { ResultSelection } from '../hooks/use-result-selection.ts';
import type { ResultGroup, ResultHit } from '../hooks/use-search-results.ts';
import { ResultRow } from './result-row.tsx';

export interface ResultGroupsProps {
  groups: readonly ResultGroup[];
  selectedId: string | null;
  onOpen: (hit: ResultHit) => void;
  selection: ResultSelection | null;
  onViewAll: (documentType: DocumentType) => void;
}

/** The first three of each type under its heading with how many there are (SEA-03). Types without a hit are absent. */
export function ResultGroups({ groups, ...rest }: ResultGroupsProps) {
  return groups
    .filter((group) => group.total > 0)
    .map((group) => <Group key={group.documentType} group={group} {...rest} />);
}

type GroupProps = Omit<ResultGroupsProps, 'groups'> & { group: ResultGroup };

function Group({ group, selectedId, onOpen, onViewAll, selection }: GroupProps) {
  const headingId = useId();
  const { documentType } = group;
  const label = isKnownType(documentType) ? DOCUMENT_TYPE_LABELS[documentType] : documentType;
  return (
    <section aria-labelledby={headingId}>
      <GroupHeading>
        {isKnownType(documentType) ? <Icon name={TYPE_ICONS[documentType]} /> : null}
        <h2 id={headingId}>{label}</h2>
        <span className="count">{formatTotal(group.total, group.atTotalLimit)}</span>
        {group.total > group.results.length ? (
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
      <RowList aria-labelledby={headingId}>
        {group.results.map((hit) => (
          <ResultRow
            key={hit.fusionId}
            hit={hit}
            isSelected={hit.fusionId === selectedId}
            onOpen={onOpen}
            isChecked={selection && selection.has(hit.fusionId)}
            onToggle={selection && selection.toggle}
          />
        ))}
      </RowList>
    </section>
  );
}
