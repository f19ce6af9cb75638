import type { CqTranscriptType } from '@rotunda/domain';

export interface Transcript {
  transcriptUid: string;
  agendaId: string;
  type: CqTranscriptType | null;
  isAi: boolean;
}

/**
 * Returns the transcript to show for an agenda. A proofread transcript takes precedence over a machine-generated one
 * (SCH-01).
 */
export function preferredTranscript(transcripts: readonly Transcript[], agendaId: string): Transcript | undefined {
  const own = transcripts.filter((transcript) => transcript.agendaId === agendaId);
  return own.find(({ type }) => type === 'Proofread') ?? own[0];
}
