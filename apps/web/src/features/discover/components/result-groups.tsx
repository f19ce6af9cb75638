import type { DocumentType } from '@rotunda/domain';
import { TypeGroup } from '../../../shared/documents/type-group.tsx';
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

/**
 * The first three results of each type, under a heading with the total (SEA-03). Types without results are left out.
 */
export function ResultGroups({ groups, selectedId, onOpen, onViewAll, selection }: ResultGroupsProps) {
  return groups
    .filter((group) => group.total > 0)
    .map((group) => (
      <TypeGroup key={group.documentType} group={group} onViewAll={onViewAll}>
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
      </TypeGroup>
    ));
}
