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
  '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.012em', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { padding: '8px 16px 0' },
}));

const BackNav = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 13,
  color: theme.vars.palette.token.ink3,
}));

const NameLine = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 36 });

const Tools = styled('span')({ marginLeft: 'auto', display: 'flex', gap: 8, alignItems: 'center', flex: 'none' });

const AddAlert = styled(Button)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

const Impact = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  fontSize: 13,
  lineHeight: '20px',
  color: theme.vars.palette.token.ink2,
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
  onRemoved: () => void;
}

/** Shows the name, impact and actions of a project above its tabs. */
export function ProjectHeader({ project, tab, onTabChange, onAddSavedSearch, onRemoved }: ProjectHeaderProps) {
  const counts = useTabCounts(project);
  const hasAttachments = useFlag('attachments');
  const tabs = PROJECT_TABS.filter((one) => one !== 'Attachments' || hasAttachments);
  return (
    <Root>
      <BackNav aria-label="Breadcrumb">
        <ProjectsLink />
        <Icon name="chevron-right" size={14} />
        {project.priority ? <PriorityMark priority={project.priority} /> : null}
      </BackNav>
      <NameLine>
        <h1>{project.name}</h1>
        <Collaborators userIds={project.users} onOpen={() => onTabChange('Settings')} />
        <Tools>
          {onAddSavedSearch ? (
            <AddAlert variant="contained" startIcon={<Icon name="plus" />} onClick={onAddSavedSearch}>
              Add alert
            </AddAlert>
          ) : null}
          <ProjectOptions project={project} isEditor={onAddSavedSearch !== null} onRemoved={onRemoved} />
        </Tools>
      </NameLine>
      {project.impact || project.tags.length > 0 ? (
        <Impact>
          {project.impact ? <p>{project.impact}</p> : null}
          <TagChips tags={project.tags} limit={TAG_DISPLAY_LIMIT} />
        </Impact>
      ) : null}
      <Tabs
        value={tabs.includes(tab) ? tab : false}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Project sections"
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
