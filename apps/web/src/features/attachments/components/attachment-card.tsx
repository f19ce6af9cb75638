import { styled } from '@mui/material/styles';
import type { LinkedEntityDetail } from '@rotunda/contract';
import { RecordRow, type RowBox } from '../../../shared/records/record-row.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { whatOf } from '../model/what-of.ts';
import { AttachmentButtons } from './attachment-buttons.tsx';
import { CardLinks } from './card-links.tsx';

const Row = styled(RecordRow)(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& .kind': { paddingTop: 2, color: token.ink3 },
    '& .summary': {
      color: token.ink2,
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
    '& .end': { position: 'relative', zIndex: 1, display: 'flex', alignItems: 'start' },
    [theme.breakpoints.down('sm')]: { paddingRight: 8 },
  };
});

export interface AttachmentCardProps {
  attachment: ShownAttachment;
  href: string;
  onOpen: () => void;
  isOpen: boolean;
  /** Null for a viewer. */
  selection: RowBox | null;
  /** Labels of linked documents by `entityKey`. */
  labels: ReadonlyMap<string, LinkedEntityDetail>;
}

/** One attachment: what it is, where it leads or how large it is, who put it there, what it belongs to. */
export function AttachmentCard({ attachment, labels, ...row }: AttachmentCardProps) {
  const { title, summary, attachmentType, createdAt, createdByName } = attachment;
  const facts = [...whatOf(attachment), createdByName];
  return (
    <Row
      name={title}
      lead={
        <span className="kind">
          <Icon name={attachmentType === 'link' ? 'globe' : 'paperclip'} />
        </span>
      }
      end={
        <span className="end">
          <AttachmentButtons attachment={attachment} of={title} />
        </span>
      }
      {...row}
    >
      <span className="meta">
        {`${facts.join(' · ')} · `}
        <RelativeDate seconds={createdAt} />
      </span>
      {summary ? <span className="summary">{summary}</span> : null}
      <CardLinks attachment={attachment} labels={labels} />
    </Row>
  );
}
