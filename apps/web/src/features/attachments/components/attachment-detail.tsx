import { styled } from '@mui/material/styles';
import type { LinkedEntity } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { formatFileSize } from '../../../shared/format/format-number.ts';
import { LinkedEntityLines } from '../../../shared/linked-entities/linked-entity-lines.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { LinkifiedText } from '../../../shared/ui/linkified-text.tsx';
import { Section, ShowMoreList } from '../../../shared/ui/section.tsx';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';

/** Shown before Show All (S1 §9). */
const SHOWN = { tags: 10, links: 5 } as const;

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    fontSize: 13,
    lineHeight: '20px',
    paddingTop: 12,
    '& .none': { color: token.ink3 },
    '& .text': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& li.line': { display: 'flex', gap: 8, padding: '4px 0', alignItems: 'flex-start', minWidth: 0 },
    '& li.line > svg': { flex: 'none', marginTop: 3, color: token.ink3 },
    '& .tags': { display: 'flex', flexWrap: 'wrap', gap: 6 },
    '& .tags > li': {
      padding: '0 8px',
      borderRadius: 4,
      backgroundColor: token.sunken,
      color: token.ink2,
      fontSize: 12,
      overflowWrap: 'anywhere',
    },
  };
});

export interface AttachmentDetailProps {
  attachment: ShownAttachment;
  onOpenEntity: (entity: LinkedEntity) => void;
}

/** Everything that is known of an attachment. */
export function AttachmentDetail({ attachment, onOpenEntity }: AttachmentDetailProps) {
  const words = attachmentTexts.fields;
  const { linkedEntities, linkedProjects, tags, urlMetadata } = attachment;
  return (
    <Root>
      <FactList facts={factsOf(attachment)} />
      <Section anchor="summary" title={words.summary}>
        {attachment.summary ? (
          <p className="text">
            <LinkifiedText text={attachment.summary} />
          </p>
        ) : (
          <None>{attachmentTexts.noSummary}</None>
        )}
      </Section>
      {urlMetadata ? (
        <Section anchor="page" title={words.page}>
          {urlMetadata.title ? <p className="text">{urlMetadata.title}</p> : null}
          {urlMetadata.description ? <p className="text none">{urlMetadata.description}</p> : null}
        </Section>
      ) : null}
      <Section anchor="linked-items" title={words.linkedEntities} count={linkedEntities.length}>
        {linkedEntities.length === 0 ? <None>{attachmentTexts.noLinkedEntities}</None> : null}
        <LinkedEntityLines
          label={words.linkedEntities}
          entities={linkedEntities}
          limit={SHOWN.links}
          moreText={attachmentTexts.showAll}
          onOpen={onOpenEntity}
        />
      </Section>
      <Section anchor="projects" title={words.projects} count={linkedProjects.length}>
        {linkedProjects.length === 0 ? <None>{attachmentTexts.noProjects}</None> : null}
        <ShowMoreList limit={SHOWN.links} label={words.projects} moreText={() => attachmentTexts.showAll}>
          {linkedProjects.map((project) => (
            <li key={project._id} className="line">
              <Icon name="folder" size={14} />
              <AddressLink href={`/projects/${project._id}`}>{project.name}</AddressLink>
            </li>
          ))}
        </ShowMoreList>
      </Section>
      <Section anchor="tags" title={words.tags} count={tags.length}>
        {tags.length === 0 ? <None>{attachmentTexts.noTags}</None> : null}
        <ShowMoreList limit={SHOWN.tags} className="tags" label={words.tags} moreText={() => attachmentTexts.showAll}>
          {tags.map((tag) => (
            <li key={tag._id}>{tag.name}</li>
          ))}
        </ShowMoreList>
      </Section>
    </Root>
  );
}

function factsOf({ url, fileMetadata, createdAt, createdByName, lastUpdatedAt }: ShownAttachment) {
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
    { label: words.creators, value: createdByName },
    { label: words.created, value: formatDateTime(createdAt) },
    { label: words.updated, value: lastUpdatedAt > createdAt ? formatDateTime(lastUpdatedAt) : null },
  ];
}

const None = ({ children }: { children: ReactNode }) => <p className="none">{children}</p>;
