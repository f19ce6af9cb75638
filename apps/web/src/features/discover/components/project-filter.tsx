import type { SearchModel } from '@rotunda/contract';
import { ALL_PROJECTS } from '@rotunda/contract/values';
import { FilterOption } from '../../../shared/ui/filter-option.tsx';
import { FilterGroup } from '../../../shared/ui/filter-rail.tsx';
import { discoverTexts } from '../discover-texts.ts';
import { type Option, OptionList } from './option-list.tsx';

type ProjectIds = SearchModel['entityMetadata']['projectIds'];

export interface ProjectFilterProps {
  /** Every project the user can see. */
  options: readonly Option<string>[];
  chosen: ProjectIds;
  /** The active projects, to mark changes that wait for Apply. */
  active: ProjectIds;
  onChange: (chosen: ProjectIds) => void;
}

/**
 * "All projects" is a single marker that includes future ones. Unchecking one project expands it to the others (SEA-08).
 */
export function ProjectFilter({ options, chosen, active, onChange }: ProjectFilterProps) {
  const isAll = chosen === ALL_PROJECTS;
  const expand = (ids: ProjectIds) => (ids === ALL_PROJECTS ? options.map(({ value }) => value) : ids);
  const ids = expand(chosen);
  return (
    <FilterGroup title={discoverTexts.projects} chosenCount={ids.length} startsClosed>
      {options.length > 1 || isAll ? (
        <FilterOption
          label={discoverTexts.allProjects}
          isChecked={isAll}
          isPending={isAll !== (active === ALL_PROJECTS)}
          onChange={(isChecked) => onChange(isChecked ? ALL_PROJECTS : [])}
        />
      ) : null}
      <OptionList options={options} chosen={ids} active={expand(active)} limit={10} onChange={onChange} />
    </FilterGroup>
  );
}
