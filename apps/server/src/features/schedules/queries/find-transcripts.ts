import { CQ_TRANSCRIPT_TYPES, cqFusionId, type CqTranscriptType } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { checkEntitled } from '../../cq/index.ts';
import { createDocumentsRepository, publicAgendaId } from '../../documents/index.ts';
import { isHearing } from '../hearing/is-hearing.ts';
import { createSchedulesRepository } from '../schedules.repository.ts';

const LICENSED = cqFusionId('schedule', '');

export interface Transcript {
  transcriptUid: string;
  agendaId: string;
  type: CqTranscriptType | null;
  isAi: boolean;
}

/**
 * Returns transcripts of agendas, of public meetings and of licensed schedules.
 * @param wanted maps agenda ids to schedule ids
 * @throws AppError FORBIDDEN for a licensed schedule when the organization is not entitled to it
 */
export async function findTranscripts(
  database: DatabaseHandle,
  actor: Actor,
  wanted: Readonly<Record<string, string>>,
): Promise<{ transcripts: Transcript[] }> {
  const asked = Object.entries(wanted).map(([agendaId, scheduleId]) => ({ agendaId, scheduleId }));
  const isLicensed = ({ scheduleId }: Asked) => scheduleId.startsWith(LICENSED);
  const ofPublic = await findPublic(
    database,
    asked.filter((one) => !isLicensed(one)),
  );
  const ofLicensed = await findLicensed(database, actor, asked.filter(isLicensed));
  return { transcripts: [...ofPublic, ...ofLicensed] };
}

interface Asked {
  agendaId: string;
  scheduleId: string;
}

async function findPublic(database: DatabaseHandle, asked: readonly Asked[]): Promise<Transcript[]> {
  const agendas = new Set(asked.map(({ agendaId, scheduleId }) => `${scheduleId} ${agendaId}`));
  const meetings = await createDocumentsRepository(database).findByFusionIds([
    ...new Set(asked.map(({ scheduleId }) => scheduleId)),
  ]);
  const isProofread = ({ type }: { type?: CqTranscriptType }) => Number(type === 'Proofread');
  return meetings.filter(isHearing).flatMap(({ fusionId, facts }) =>
    (facts.transcripts ?? [])
      .toSorted((a, b) => isProofread(b) - isProofread(a))
      .flatMap(({ fnDocumentId, agendaId, type, isAi }) => {
        const publicId = publicAgendaId(fusionId, agendaId);
        return agendas.has(`${fusionId} ${publicId}`)
          ? [{ transcriptUid: fnDocumentId, agendaId: publicId, type: type ?? null, isAi }]
          : [];
      }),
  );
}

async function findLicensed(database: DatabaseHandle, actor: Actor, asked: readonly Asked[]): Promise<Transcript[]> {
  if (asked.length === 0) return [];
  await checkEntitled(database, actor);
  const stored = await createSchedulesRepository(database).findTranscripts(
    asked.map(({ agendaId, scheduleId }) => ({ agendaId, scheduleId: scheduleId.slice(LICENSED.length) })),
  );
  return stored.flatMap(({ cqUid, agendaId, transcriptType }) => {
    const type = CQ_TRANSCRIPT_TYPES.find((one) => one === transcriptType) ?? null;
    // First drafts of the feed are machine-made.
    return agendaId === null ? [] : [{ transcriptUid: cqUid, agendaId, type, isAi: type === 'FirstDraft' }];
  });
}
