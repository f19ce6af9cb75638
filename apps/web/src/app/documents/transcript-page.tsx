import type { CqDocument } from '@rotunda/contract';
import { TranscriptView } from '../../features/cq/components/transcript-view.tsx';
import { TextReader } from '../../features/documents/components/text-reader.tsx';
import { formatMoment } from '../../features/cq/model/format-moment.ts';
import type { DocumentPageSearch } from '../../features/documents/model/reading-address.ts';
import { readingAddress } from '../../features/documents/model/reading-address.ts';
import { copyText } from '../../shared/browser/copy-text.ts';

interface TranscriptPageProps {
  transcript: CqDocument;
  meeting: NonNullable<CqDocument['meeting']>;
  search: DocumentPageSearch;
  onSearchChange: (search: DocumentPageSearch) => void;
}

/** Full-page view of a transcript, which keeps the reading position and search terms in the address. */
export function TranscriptPage({ transcript, meeting, search, onSearchChange }: TranscriptPageProps) {
  const { fusionId, fnDocumentId } = meeting;
  const cite = (label: string | null, section: string | null) => {
    const place = { version: fnDocumentId, ...(section === null ? {} : { section }) };
    const address = `${location.origin}${readingAddress({ documentType: 'CQSchedules', fusionId }, place)}`;
    const day = formatMoment(transcript.displayDate, transcript.hasDisplayTime);
    void copyText([label, transcript.title, transcript.displayType, day, address].filter(Boolean).join(', '));
  };
  return (
    <TranscriptView transcript={transcript} meeting={meeting}>
      <TextReader
        kind="schedule"
        fusionId={fusionId}
        version={fnDocumentId}
        section={search.section}
        at={search.at}
        find={search.find ?? ''}
        onFind={(find) => onSearchChange(find === '' ? {} : { find })}
        onSection={(section) => {
          const { at: _at, ...kept } = search;
          onSearchChange({ ...kept, section });
        }}
        onCite={cite}
        onLookUp={null}
        versions={null}
      />
    </TranscriptView>
  );
}
