import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { LinkedEntityDetail } from '@rotunda/contract';
import { formatFileSize } from '../../../shared/format/format-number.ts';
import { entityKey } from '../../../shared/linked-entities/use-linked-entity-details.ts';
import { TYPE_ICONS } from '../../../shared/documents/card-facts.ts';
import { isPlainClick } from '../../../shared/navigation/is-plain-click.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { useFileDownload } from '../hooks/use-file-download.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { copyDownloadLink, copyLink } from '../model/copy-addresses.ts';

const Row = styled('li')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    columnGap: 12,
    padding: '11px 20px',
    borderBottom: `1px solid ${token.border}`,
    backgroundColor: token.surface,
    fontSize: 13,
    lineHeight: '20px',
    '&.with-box': { gridTemplateColumns: '16px 16px minmax(0, 1fr) auto' },
    '&:hover': { backgroundColor: token.hover },
    '&.selected': { backgroundColor: token.selected, boxShadow: `inset -2px 0 0 ${token.primary}` },
    '&:has(.open:focus-visible)': { boxShadow: `inset 0 0 0 2px ${token.accent}`, '& .open': { outline: 'none' } },
    '& .box': { position: 'relative', zIndex: 1, paddingTop: 2, lineHeight: 0 },
    '& .kind': { paddingTop: 2, color: token.ink3 },
    '& .what': { minWidth: 0, display: 'grid', gap: 3, justifyItems: 'start' },
    '& .open': {
      maxWidth: '100%',
      fontSize: 14,
      fontWeight: 500,
      color: token.ink,
      overflowWrap: 'anywhere',
      '&:hover': { textDecoration: 'none' },
    },
    // The whole row opens the attachment; boxes, buttons and lists lie above this.
    '& .open::after': { content: '""', position: 'absolute', inset: 0 },
    '& .meta': { color: token.ink2, overflowWrap: 'anywhere' },
    '& .summary': {
      color: token.ink2,
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
    '& .links': { position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: 6, maxWidth: '100%' },
    '& .links > li': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      maxWidth: '100%',
      padding: '0 8px',
      borderRadius: 4,
      backgroundColor: token.sunken,
      color: token.ink2,
      fontSize: 12,
      overflowWrap: 'anywhere',
      '& > svg': { flex: 'none' },
    },
    '& .what > button': { position: 'relative', zIndex: 1 },
    '& .end': { position: 'relative', zIndex: 1, display: 'flex', alignItems: 'start' },
    [theme.breakpoints.down('sm')]: { padding: '12px 8px 12px 16px' },
  };
});

/** Tags, projects and linked items shown before Show All (S1 §9). */
const SHOWN = 3;

export interface AttachmentCardProps {
  attachment: ShownAttachment;
  href: string;
  onOpen: () => void;
  isOpen: boolean;
  /** Null for a viewer. */
  selection: { isChecked: boolean; onToggle: (isChecked: boolean) => void } | null;
  /** Labels of linked documents by `entityKey`. */
  labels: ReadonlyMap<string, LinkedEntityDetail>;
}

/** One attachment: what it is, where it leads or how large it is, who put it there, what it belongs to. */
export function AttachmentCard({ attachment, href, onOpen, isOpen, selection, labels }: AttachmentCardProps) {
  const { title, summary, attachmentType, createdAt, createdByName } = attachment;
  const states = [isOpen && 'selected', selection && 'with-box'].filter(Boolean);
  const facts = [attachmentTexts.typeLabels[attachmentType], whereOf(attachment), createdByName].filter(Boolean);
  return (
    <Row className={states.join(' ')} {...(isOpen ? { 'aria-current': 'true' as const } : {})}>
      {selection ? (
        <span className="box">
          <Checkbox
            checked={selection.isChecked}
            onChange={(_event, isChecked) => selection.onToggle(isChecked)}
            slotProps={{ input: { 'aria-label': `Select ${title}` } }}
          />
        </span>
      ) : null}
      <span className="kind">
        <Icon name={attachmentType === 'link' ? 'globe' : 'paperclip'} />
      </span>
      <span className="what">
        <a
          className="open"
          href={href}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onOpen();
          }}
        >
          {title}
        </a>
        <span className="meta">
          {`${facts.join(' · ')} · `}
          <RelativeDate seconds={createdAt} />
        </span>
        {summary ? <span className="summary">{summary}</span> : null}
        <CardLinks attachment={attachment} labels={labels} />
      </span>
      <CardButtons attachment={attachment} />
    </Row>
  );
}

/** The host a link leads to, or name and size of a file. */
function whereOf({ url, fileMetadata }: ShownAttachment): string {
  if (fileMetadata) return `${fileMetadata.name} · ${formatFileSize(fileMetadata.filesize)}`;
  return url !== null && URL.canParse(url) ? new URL(url).hostname : (url ?? '');
}

interface CardLink {
  key: string;
  icon: IconName;
  name: string;
}

function CardLinks({ attachment, labels }: Pick<AttachmentCardProps, 'attachment' | 'labels'>) {
  const { linkedEntities, linkedProjects, tags } = attachment;
  const links: CardLink[] = [
    ...linkedEntities.map((entity) => {
      const key = entityKey(entity);
      return { key, icon: TYPE_ICONS[entity.documentType], name: labels.get(key)?.label ?? entity.fusionId };
    }),
    ...linkedProjects.map(({ _id, name }) => ({ key: _id, icon: 'folder' as const, name })),
    ...tags.map(({ _id, name }) => ({ key: _id, icon: 'tag' as const, name })),
  ];
  if (links.length === 0) return null;
  return (
    <ShowMoreList
      limit={SHOWN}
      className="links"
      label={`Links of ${attachment.title}`}
      moreText={() => attachmentTexts.showAll}
    >
      {links.map(({ key, icon, name }) => (
        <li key={key}>
          <Icon name={icon} size={12} />
          {name}
        </li>
      ))}
    </ShowMoreList>
  );
}

function CardButtons({ attachment: { id, title, url } }: { attachment: ShownAttachment }) {
  const download = useFileDownload();
  if (url !== null) {
    return (
      <span className="end">
        <IconButton
          icon="copy"
          label={`${attachmentTexts.copyLink}: ${title}`}
          size="small"
          onClick={() => void copyLink(url)}
        />
      </span>
    );
  }
  return (
    <span className="end">
      <IconButton
        icon="copy"
        label={`${attachmentTexts.copyDownloadLink}: ${title}`}
        size="small"
        onClick={() => void copyDownloadLink(id)}
      />
      <IconButton
        icon="download"
        label={`${attachmentTexts.download}: ${title}`}
        size="small"
        onClick={() => void download(id)}
      />
    </span>
  );
}
