import { styled } from '@mui/material/styles';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { formatFileSize } from '../../../shared/format/format-number.ts';
import { linkSections, RecordText, summarySection } from '../../../shared/records/record-detail.tsx';
import type { Fact } from '../../../shared/ui/label-value.tsx';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';

const PageDescription = styled(RecordText)(({ theme }) => ({ color: theme.vars.palette.token.ink3 }));

/** Returns the sections on an attachment's summary, its page's own description and its links. */
export function attachmentSections(attachment: ShownAttachment, onOpenEntity: OpenRelated): SectionSpec[] {
  const { linkedEntities, linkedProjects, tags, urlMetadata } = attachment;
  return [
    summarySection(attachment.summary),
    ...(urlMetadata
      ? [
          {
            anchor: 'record-page',
            title: attachmentTexts.fields.page,
            content: (
              <>
                {urlMetadata.title ? <RecordText>{urlMetadata.title}</RecordText> : null}
                {urlMetadata.description ? <PageDescription>{urlMetadata.description}</PageDescription> : null}
              </>
            ),
          },
        ]
      : []),
    ...linkSections({ linkedEntities, projects: linkedProjects, tags, onOpenEntity }),
  ];
}

/** Returns where an attachment is and who added it. */
export function attachmentFacts(attachment: ShownAttachment): Fact[] {
  const { url, fileMetadata, fileTextProblem, createdAt, createdByName, lastUpdatedAt } = attachment;
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
