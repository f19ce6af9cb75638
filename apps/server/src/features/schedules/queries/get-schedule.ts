import type { Schedule } from '@rotunda/contract';
import { cqFusionId } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { checkEntitled } from '../../cq/index.ts';
import { createDocumentsRepository, findCards } from '../../documents/index.ts';
import { isHearing } from '../hearing/is-hearing.ts';
import { presentHearing } from '../hearing.presenter.ts';
import { presentLicensedSchedule } from '../licensed-schedule.presenter.ts';
import type { SchedulesDeps } from '../schedules.deps.ts';
import { createSchedulesRepository } from '../schedules.repository.ts';

const LICENSED = cqFusionId('schedule', '');

/**
 * Returns a meeting with its agendas: a public one by its document id, or one of the licensed feed by its own id.
 * @throws AppError NOT_FOUND; FORBIDDEN for a licensed meeting when the organization is not entitled to it
 */
export async function getSchedule({ database, clock }: SchedulesDeps, actor: Actor, id: string): Promise<Schedule> {
  if (id.startsWith(LICENSED)) return getLicensed(database, actor, id.slice(LICENSED.length));
  const repository = createDocumentsRepository(database);
  const storedIds = await repository.findStoredIds([id]);
  const hearing = (await repository.findByFusionIds([...storedIds.values()])).find(isHearing);
  if (hearing === undefined) throw new AppError('NOT_FOUND');
  const { billFusionIds = [], committees = [], agendas = [] } = hearing.facts;
  const [named, cards] = await Promise.all([
    createSchedulesRepository(database).findHeld([
      ...billFusionIds,
      ...agendas.flatMap(({ bills }) => bills.map(({ fusionId }) => fusionId)),
      ...committees.flatMap(({ fusionId }) => fusionId ?? []),
    ]),
    findCards(database, actor, [hearing.documentId]),
  ]);
  return presentHearing(hearing, { card: cards.get(hearing.documentId) ?? null, stored: named, nowMs: clock.nowMs() });
}

async function getLicensed(database: DatabaseHandle, actor: Actor, scheduleId: string): Promise<Schedule> {
  await checkEntitled(database, actor);
  const repository = createSchedulesRepository(database);
  const stored = await repository.getLicensed(scheduleId);
  if (stored === null) throw new AppError('NOT_FOUND');
  const bills = stored.agendas.flatMap((agenda) => agenda.bills.flatMap(({ fusionId }) => fusionId ?? []));
  return presentLicensedSchedule(stored, await repository.findHeld(bills));
}
