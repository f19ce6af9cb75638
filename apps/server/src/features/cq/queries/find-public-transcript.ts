import type { CqDocument } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository, presentProvenance, publicAgendaId, secondsOfDay } from '../../documents/index.ts';

/** Returns a transcript of a public meeting by the id of its text; null for any other id. */
export async function findPublicTranscript(database: DatabaseHandle, uid: string): Promise<CqDocument | null> {
  const repository = createDocumentsRepository(database);
  const text = await repository.findTextHead(uid);
  const [meeting] = text === null ? [] : await repository.findByFusionIds([text.fusionId]);
  if (text === null || meeting?.facts.kind !== 'hearing') return null;
  const { facts, fusionId, title, provenance } = meeting;
  const transcript = facts.transcripts?.find(({ fnDocumentId }) => fnDocumentId === uid);
  if (transcript === undefined) return null;
  return {
    cqUid: uid,
    category: 'transcripts',
    title,
    documentType: null,
    documentSubtype: null,
    parentPublicationType: null,
    displayType: transcript.title,
    displayDate: secondsOfDay(text.versionDate ?? facts.date) ?? text.updatedTs,
    hasDisplayTime: false,
    byline: facts.committees?.map(({ name }) => name).join(', ') || null,
    status: null,
    sponsor: null,
    wordCount: text.wordCount,
    fileSize: null,
    bodyHtml: null,
    timestamp: text.updatedTs,
    jukeboxAssetPath: null,
    securePdfDownloadToken: null,
    transcriptType: transcript.type ?? null,
    agendaId: publicAgendaId(fusionId, transcript.agendaId),
    isAi: transcript.isAi,
    meeting: {
      fusionId,
      fnDocumentId: uid,
      title,
    },
    bills: [],
    references: [],
    provenance: presentProvenance(provenance.filter(({ part }) => part.endsWith(uid))),
  };
}
