import Button from '@mui/material/Button';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import type { Schedule } from '../hooks/use-schedule.ts';
import { scheduleTexts as words } from '../schedule-texts.ts';
import { AgendaList } from './agenda-list.tsx';
import { ScheduleDetails } from './schedule-details.tsx';

export interface ScheduleSectionsOptions {
  onOpenRelated: OpenRelated;
  /** Null for a viewer. */
  onCreateAction: (() => void) | null;
}

/** Returns the two sections of a schedule (SCH-01). */
export function scheduleSections(
  schedule: Schedule,
  { onOpenRelated, onCreateAction }: ScheduleSectionsOptions,
): SectionSpec[] {
  return [
    {
      anchor: 'details',
      title: words.details,
      action:
        onCreateAction === null ? null : (
          <Button size="small" startIcon={<Icon name="plus" />} onClick={onCreateAction}>
            {words.createAction}
          </Button>
        ),
      content: <ScheduleDetails schedule={schedule} />,
    },
    {
      anchor: 'agendas',
      title: words.agendas,
      count: schedule.agendas.length,
      content: <AgendaList schedule={schedule} onOpenRelated={onOpenRelated} />,
    },
  ];
}
