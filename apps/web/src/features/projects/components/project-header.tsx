import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import type { Project } from '@rotunda/contract';
import { useTabCounts } from '../hooks/use-tab-counts.ts';
import { Collaborators } from './collaborators.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { useFlag } from '../../../shared/api/session.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { isPlainClick } from '../../../shared/navigation/is-plain-click.ts';
import { usePreviousPage } from '../../../shared/navigation/previous-page.ts';
import { useGoBack } from '../../../shared/navigation/use-go-back.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { PriorityMark } from '../../../shared/ui/decision-marks.tsx';
import { TagChips } from '../../../shared/ui/tag-chips.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PROJECT_TABS, type ProjectTab } from '../model/project-tabs.ts';
import { TAG_DISPLAY_LIMIT } from '../model/tag-updates.ts';
import { projectTexts } from '../model/project-texts.ts';
import { ProjectOptions } from './project-options.tsx';

const Root = styled('header')(({ theme }) => ({
  flex: 'none',
  padding: '12px 20px 0',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surface,
  '& .way': { display: 'flex', alignItems: 'center', gap: 4, fontSize: 13, color: theme.vars.palette.token.ink3 },
  '& .line': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 36 },
  '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.012em', overflowWrap: 'anywhere' },
  '& .end': { marginLeft: 'auto', display: 'flex', gap: 8, alignItems: 'center', flex: 'none' },
  '& .impact': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    fontSize: 13,
    lineHeight: '20px',
    color: theme.vars.palette.token.ink2,
  },
  [theme.breakpoints.down('sm')]: { padding: '8px 16px 0', '& .add': { display: 'none' } },
}));

/** Links back to the project list, in its previous state if the user came from it. */
function ProjectsLink() {
  const previous = usePreviousPage();
  const goBack = useGoBack('/projects');
  const isFromList = previous !== null && /^\/projects(\?|$)/.test(previous.href);
  return (
    <AddressLink
      href={isFromList ? previous.href : '/projects'}
      onClick={(event) => {
        if (!isFromList || !isPlainClick(event)) return;
        event.preventDefault();
        goBack();
      }}
    >
      {texts.nav.projects}
    </AddressLink>
  );
}

export interface ProjectHeaderProps {
  project: Project;
  tab: ProjectTab;
  onTabChange: (tab: ProjectTab) => void;
  /** Null for a viewer. */
  onAddSavedSearch: (() => void) | null;
  /** Called after the project is deleted or the user leaves it. */
  onGone: () => void;
}

/** Shows the name, impact and actions of a project above its tabs. */
export function ProjectHeader({ project, tab, onTabChange, onAddSavedSearch, onGone }: ProjectHeaderProps) {
  const counts = useTabCounts(project);
  const hasAttachments = useFlag('attachments');
  const tabs = PROJECT_TABS.filter((one) => one !== 'Attachments' || hasAttachments);
  return (
    <Root>
      <nav className="way" aria-label="Way back">
        <ProjectsLink />
        <Icon name="chevron-right" size={14} />
        {project.priority ? <PriorityMark priority={project.priority} /> : null}
      </nav>
      <div className="line">
        <h1>{project.name}</h1>
        <Collaborators userIds={project.users} onOpen={() => onTabChange('Settings')} />
        <span className="end">
          {onAddSavedSearch ? (
            <Button className="add" variant="contained" startIcon={<Icon name="plus" />} onClick={onAddSavedSearch}>
              Add alert
            </Button>
          ) : null}
          <ProjectOptions project={project} isEditor={onAddSavedSearch !== null} onGone={onGone} />
        </span>
      </div>
      {project.impact || project.tags.length > 0 ? (
        <div className="impact">
          {project.impact ? <p>{project.impact}</p> : null}
          <TagChips tags={project.tags} limit={TAG_DISPLAY_LIMIT} />
        </div>
      ) : null}
      <Tabs
        value={tabs.includes(tab) ? tab : false}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Parts of the project"
        onChange={(_event, chosen: ProjectTab) => onTabChange(chosen)}
      >
        {tabs.map((one) => (
          <Tab
            key={one}
            value={one}
            label={
              <>
                {projectTexts.tabs[one]}
                {counts[one] === undefined ? null : <CountBadge>{formatNumber(counts[one])}</CountBadge>}
              </>
            }
          />
        ))}
      </Tabs>
    </Root>
  );
}
