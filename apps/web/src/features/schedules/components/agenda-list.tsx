import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import type { Schedule } from '../hooks/use-schedule.ts';
import { useTranscripts } from '../hooks/use-transcripts.ts';
import { preferredTranscript } from '../model/preferred-transcript.ts';
import { scheduleTexts as words } from '../schedule-texts.ts';
import { AgendaView } from './agenda-view.tsx';

/** Lists the agendas of a schedule, each with its transcript once loaded. */
export function AgendaList({ schedule, onOpenRelated }: { schedule: Schedule; onOpenRelated: OpenRelated }) {
  const transcripts = useTranscripts(schedule);
  if (schedule.agendas.length === 0) return <p>{words.noAgendas}</p>;
  return (
    <>
      {transcripts.isError ? (
        <ErrorState
          message={words.transcriptsFailed}
          error={transcripts.error}
          onRetry={() => void transcripts.refetch()}
        />
      ) : null}
      {schedule.agendas.map((agenda) => (
        <AgendaView
          key={agenda.agendaId}
          agenda={agenda}
          timeZone={schedule.timeZone}
          transcript={preferredTranscript(transcripts.data?.transcripts ?? [], agenda.agendaId)}
          onOpenRelated={onOpenRelated}
        />
      ))}
    </>
  );
}
