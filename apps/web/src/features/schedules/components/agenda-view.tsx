import { styled } from '@mui/material/styles';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath, transcriptPath } from '../../../shared/navigation/document-path.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import { DocumentLine, DocumentLines } from '../../../shared/documents/document-lines.tsx';
import { LinkifiedText } from '../../../shared/ui/linkified-text.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import type { Agenda } from '../hooks/use-schedule.ts';
import type { Transcript } from '../model/preferred-transcript.ts';
import { scheduleMoment } from '../model/schedule-days.ts';
import { scheduleTexts as words } from '../schedule-texts.ts';

/** Maximum characters of a bill's title before `Show More` (SCH-01). */
const BILL_TITLE = 200;

const Root = styled('article')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& + &': { marginTop: 16, paddingTop: 16, borderTop: `1px solid ${token.border}` },
    '& h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
    '& h4': { fontSize: 13, lineHeight: '20px', fontWeight: 500, marginTop: 12, color: token.ink2 },
  };
});

/** Time and place. */
const Where = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.ink2, overflowWrap: 'anywhere' }));

const Notes = styled('p')({ marginTop: 8, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

const PanelPerson = styled('li')({ padding: '4px 0', overflowWrap: 'anywhere' });

export interface AgendaViewProps {
  agenda: Agenda;
  /** IANA name of the time zone in which times are shown. */
  timeZone: string;
  transcript: Transcript | undefined;
  onOpenRelated: OpenRelated;
}

/** Shows one agenda: time and place, notes, transcript, witnesses and bills. */
export function AgendaView({ agenda, timeZone, transcript, onOpenRelated }: AgendaViewProps) {
  const { type, location, notes, panels, bills } = agenda;
  const second = [scheduleMoment(agenda.date, agenda.hasTime, timeZone), location].filter(Boolean).join(' · ');
  return (
    <Root>
      <h3>{type ?? words.agenda}</h3>
      {second === '' ? null : <Where>{second}</Where>}
      {notes === null ? null : (
        <Notes>
          <LinkifiedText text={notes} />
        </Notes>
      )}
      {transcript === undefined ? null : <TranscriptLink transcript={transcript} />}
      {panels.map(({ title, people }, place) => (
        // Panels can share a title.
        <div key={`${place} ${title}`}>
          <h4>{title ?? words.panel}</h4>
          <ul>
            {people.map(({ name, position, organization }, seat) => (
              <PanelPerson key={`${seat} ${name}`}>
                {name}
                <SecondLine>{[position, organization].filter(Boolean).join(' · ')}</SecondLine>
              </PanelPerson>
            ))}
          </ul>
        </div>
      ))}
      {bills.length === 0 ? null : <AgendaBills bills={bills} onOpenRelated={onOpenRelated} />}
    </Root>
  );
}

function TranscriptLink({ transcript: { transcriptUid, type, isAi } }: { transcript: Transcript }) {
  const made = type === null ? null : type === 'Proofread' ? words.proofread : words.firstDraft;
  const kind = [made, isAi ? words.byAi : null].filter(Boolean).join(', ');
  return (
    <Notes>
      <AddressLink href={transcriptPath(transcriptUid)}>{words.transcript}</AddressLink>
      {kind === '' ? null : ` (${kind})`}
    </Notes>
  );
}

function AgendaBills({ bills, onOpenRelated }: Pick<Agenda, 'bills'> & Pick<AgendaViewProps, 'onOpenRelated'>) {
  const targets = bills.flatMap(({ fusionId, documentType }) =>
    fusionId === null ? [] : [{ fusionId, documentType }],
  );
  return (
    <DocumentLines>
      <h4>{words.bills}</h4>
      <ShowMoreList label={words.bills}>
        {bills.map(({ label, title, fusionId, documentType, note, outcome }, place) => (
          <DocumentLine
            key={`${place} ${label}`}
            name={label}
            href={fusionId === null ? null : documentPath({ documentType, fusionId })}
            second={title === null ? null : <TruncatedText text={title} limit={BILL_TITLE} />}
            end={
              fusionId === null ? null : (
                <ViewDetailsButton name={label} onOpen={() => onOpenRelated({ fusionId, documentType }, targets)} />
              )
            }
          >
            {[note, outcome].map((words) => (words === null ? '' : ` · ${words}`))}
          </DocumentLine>
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}
