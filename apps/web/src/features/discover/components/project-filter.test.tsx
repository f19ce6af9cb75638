import { screen } from '@testing-library/react';
import type { SearchModel } from '@rotunda/contract';
import { ALL_PROJECTS } from '@rotunda/contract/values';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { ProjectFilter } from './project-filter.tsx';

const PROJECTS = Array.from({ length: 30 }, (_, index) => ({ value: `p-${index}`, label: `Project ${index}` }));

type ProjectIds = SearchModel['entityMetadata']['projectIds'];

function Filter({ onFilterChange }: { onFilterChange: (chosen: ProjectIds) => void }) {
  const [chosen, setChosen] = useState<ProjectIds>(ALL_PROJECTS);
  const change = (next: ProjectIds) => {
    setChosen(next);
    onFilterChange(next);
  };
  return <ProjectFilter options={PROJECTS} chosen={chosen} active={ALL_PROJECTS} onChange={change} />;
}

describe('Project filter', () => {
  it('shows all projects as selected without listing them all, and deselects a single project', async () => {
    const changes: ProjectIds[] = [];
    const { user } = renderUi(<Filter onFilterChange={(chosen) => changes.push(chosen)} />);
    await user.click(screen.getByRole('button', { name: /^Projects/ }));
    expect(screen.getByRole('checkbox', { name: 'All projects' })).toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(11);
    await user.click(screen.getByRole('checkbox', { name: 'Project 3' }));
    expect(changes.at(-1)).toEqual(PROJECTS.map(({ value }) => value).filter((value) => value !== 'p-3'));
    await user.click(screen.getByRole('checkbox', { name: /^All projects/ }));
    expect(changes.at(-1)).toBe(ALL_PROJECTS);
  });
});
