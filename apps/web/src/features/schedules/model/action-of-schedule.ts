import { cutText } from '@rotunda/domain';
import { LIMITS } from '@rotunda/contract/values';
import { startOfDay } from '../../../shared/format/local-time.ts';
import { getLinkedEntity } from '../../../shared/linked-entities/get-linked-entity.ts';
import type { Schedule } from '../hooks/use-schedule.ts';

/**
 * Returns the initial values of an action about a meeting: its title, its start time or day, and the stored bills and
 * committees.
 */
export function actionOfSchedule({ title, displayDate, hasDisplayTime, agendas, sponsors }: Schedule) {
  const bills = agendas.flatMap((agenda) =>
    agenda.bills.flatMap(({ fusionId, documentType }) =>
      fusionId === null ? [] : (getLinkedEntity({ documentType, fusionId }) ?? []),
    ),
  );
  const committees = sponsors.flatMap(({ fusionId }) =>
    fusionId === null ? [] : (getLinkedEntity({ documentType: 'Committee', fusionId }) ?? []),
  );
  const linked = new Map([...bills, ...committees].map((entity) => [entity.fusionId, entity]));
  const startTime =
    displayDate === null || hasDisplayTime
      ? displayDate
      : startOfDay(new Date(displayDate * 1000).toISOString().slice(0, 10));
  return {
    // Titles can list bills on several lines, but an action name is a single line.
    name: cutText(title.replace(/\s+/g, ' '), LIMITS.actionName),
    linkedEntities: [...linked.values()].slice(0, LIMITS.linkedEntities),
    ...(startTime === null ? {} : { startTime }),
  };
}
