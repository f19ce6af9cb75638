import { formatDateTime } from '../../../shared/format/format-date.ts';
import { formatFileSize } from '../../../shared/format/format-number.ts';
import { LinkSections, RecordDetail, SummarySection } from '../../../shared/records/record-detail.tsx';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';

export interface AttachmentDetailProps {
  attachment: ShownAttachment;
  onOpenEntity: OpenRelated;
}

/** Everything that is known of an attachment. */
export function AttachmentDetail({ attachment, onOpenEntity }: AttachmentDetailProps) {
  const { linkedEntities, linkedProjects, tags, urlMetadata } = attachment;
  return (
    <RecordDetail>
      <LabelValue facts={factsOf(attachment)} />
      <SummarySection summary={attachment.summary} />
      {urlMetadata ? (
        <Section anchor="page" title={attachmentTexts.fields.page}>
          {urlMetadata.title ? <p className="text">{urlMetadata.title}</p> : null}
          {urlMetadata.description ? <p className="text none">{urlMetadata.description}</p> : null}
        </Section>
      ) : null}
      <LinkSections linkedEntities={linkedEntities} projects={linkedProjects} tags={tags} onOpenEntity={onOpenEntity} />
    </RecordDetail>
  );
}

function factsOf({ url, fileMetadata, fileTextProblem, createdAt, createdByName, lastUpdatedAt }: ShownAttachment) {
  const words = attachmentTexts.fields;
  return [
    {
      label: words.url,
      value: url && (
        <a href={url} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: 'anywhere' }}>
          {url}
        </a>
      ),
    },
    { label: words.file, value: fileMetadata?.name },
    { label: words.size, value: fileMetadata && formatFileSize(fileMetadata.filesize) },
    { label: words.search, value: fileTextProblem },
    { label: words.creators, value: createdByName },
    { label: words.created, value: formatDateTime(createdAt) },
    { label: words.updated, value: lastUpdatedAt > createdAt ? formatDateTime(lastUpdatedAt) : null },
  ];
}
