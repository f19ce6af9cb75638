import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Project } from '@rotunda/contract';
import { formatDate } from '../../../shared/format/format-date.ts';
import { formatCount, formatNumber } from '../../../shared/format/format-number.ts';
import { type DataColumn, optionsColumn } from '../../../shared/ui/data-list-columns.ts';
import { RowLink } from '../../../shared/ui/data-list-row.tsx';
import { PriorityMark } from '../../../shared/ui/decision-marks.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { TagChips } from '../../../shared/ui/tag-chips.tsx';
import { projectTexts } from '../model/project-texts.ts';
import { TAG_DISPLAY_LIMIT } from '../model/tag-updates.ts';
import { ProjectOptions } from './project-options.tsx';

const Impact = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 13,
  color: theme.vars.palette.token.ink2,
}));

/** Returns the columns of the project list: name, decisions and impact, unread and total alerts, and creation date. */
export const projectColumns = (isEditor: boolean): readonly DataColumn<Project>[] => [
  {
    key: 'project',
    header: projectTexts.columns.project,
    width: '1fr',
    phone: 'identity',
    cell: (project) => <ProjectCell project={project} />,
  },
  {
    key: 'unread',
    header: projectTexts.columns.unread,
    width: 96,
    phone: 'flow',
    tone: 'quiet',
    isFigure: true,
    cell: ({ unread }) => (
      <Box component="span" {...(unread > 0 ? { sx: { color: 'token.accent', fontWeight: 600 } } : {})}>
        {`${formatNumber(unread)} unread`}
      </Box>
    ),
  },
  {
    key: 'alerts',
    header: projectTexts.columns.alerts,
    width: 112,
    phone: 'flow',
    tone: 'quiet',
    isFigure: true,
    cell: ({ total }) => formatCount(total, 'alert'),
  },
  {
    key: 'created',
    header: projectTexts.columns.created,
    width: 184,
    showsFrom: 760,
    phone: 'hidden',
    tone: 'quiet',
    isFigure: true,
    cell: ({ createdAtTs }) => `Created ${formatDate(createdAtTs)}`,
  },
  optionsColumn((project) => <ProjectOptions project={project} isEditor={isEditor} />),
];

function ProjectCell({ project: { name, priority, impact, tags } }: { project: Project }) {
  return (
    <>
      <RowLink isCutOff title={name}>
        {name}
      </RowLink>
      <Row gap={12}>
        {priority ? <PriorityMark priority={priority} /> : null}
        {impact ? <Impact>{impact}</Impact> : null}
        <TagChips tags={tags} limit={TAG_DISPLAY_LIMIT} />
      </Row>
    </>
  );
}
