import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiError } from '../../../shared/api/api-error.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { alertsTexts } from '../model/alerts-texts.ts';

export interface ProjectMenuProps {
  anchor: () => HTMLElement | null;
  /** Projects to leave out, because the alerts are already there. */
  hiddenIds: readonly string[];
  onChoose: (project: { _id: string; name: string }) => void;
  onClose: () => void;
}

/** Menu of the projects an alert can be moved to, at most 400 px high (ALR-06). */
export function ProjectMenu({ anchor, hiddenIds, onChoose, onClose }: ProjectMenuProps) {
  const { queries } = useApi();
  const projects = useQuery(queries.projects.find.queryOptions({ input: {} }));
  const offered = projects.data?.results.filter((project) => !hiddenIds.includes(project._id)) ?? [];
  const note = projects.isPending
    ? texts.states.loading
    : projects.isError
      ? toApiError(projects.error).message
      : offered.length === 0
        ? texts.projects.none
        : null;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': alertsTexts.moveTo },
        paper: { sx: { maxHeight: 400, minWidth: 240, maxWidth: 360 } },
      }}
    >
      {note ? <MenuItem disabled>{note}</MenuItem> : null}
      {offered.map((project) => (
        <MenuItem key={project._id} onClick={() => onChoose(project)} sx={{ whiteSpace: 'normal' }}>
          <Icon name="folder" />
          {project.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
