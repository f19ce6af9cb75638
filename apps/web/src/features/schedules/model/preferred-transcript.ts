import type { CqTranscriptType } from '@rotunda/domain';

export interface Transcript {
  transcriptUid: string;
  agendaId: string;
  type: CqTranscriptType | null;
  isAi: boolean;
}

/** The transcript an agenda is read by: one proofread by people before one a program wrote (S3 §4). */
export function preferredTranscript(transcripts: readonly Transcript[], agendaId: string): Transcript | undefined {
  const own = transcripts.filter((transcript) => transcript.agendaId === agendaId);
  return own.find(({ type }) => type === 'Proofread') ?? own[0];
}
