import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import type { Project } from '@rotunda/contract';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ProjectOptions } from './project-options.tsx';

const Root = styled('header')(({ theme }) => ({
  flex: 'none',
  padding: '12px 24px 0',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surface,
  '& .way': { display: 'flex', alignItems: 'center', gap: 4, fontSize: 13, color: theme.vars.palette.token.ink3 },
  '& .line': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 36 },
  '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.012em', overflowWrap: 'anywhere' },
  '& .end': { marginLeft: 'auto', display: 'flex', gap: 8, alignItems: 'center', flex: 'none' },
  '& .impact': { fontSize: 13, lineHeight: '20px', color: theme.vars.palette.token.ink2 },
  [theme.breakpoints.down('sm')]: { padding: '8px 16px 0', '& .add': { display: 'none' } },
}));

export interface ProjectHeaderProps {
  project: Project;
  /** Null for a viewer. */
  onAddSavedSearch: (() => void) | null;
  onDeleted: () => void;
}

/** Name, impact and what can be done, over the parts of the project. */
export function ProjectHeader({ project, onAddSavedSearch, onDeleted }: ProjectHeaderProps) {
  return (
    <Root>
      <nav className="way" aria-label="Way back">
        <AddressLink href="/projects">{texts.nav.projects}</AddressLink>
        <Icon name="chevron-right" size={14} />
      </nav>
      <div className="line">
        <h1>{project.name}</h1>
        {onAddSavedSearch ? (
          <span className="end">
            <Button className="add" variant="contained" startIcon={<Icon name="plus" />} onClick={onAddSavedSearch}>
              Add alert
            </Button>
            <ProjectOptions project={project} onDeleted={onDeleted} />
          </span>
        ) : null}
      </div>
      {project.impact ? <p className="impact">{project.impact}</p> : null}
      <Tabs value="Alerts" aria-label="Parts of the project">
        <Tab
          value="Alerts"
          label={
            <>
              {texts.nav.alerts}
              <CountBadge>{formatNumber(project.total)}</CountBadge>
            </>
          }
        />
      </Tabs>
    </Root>
  );
}
