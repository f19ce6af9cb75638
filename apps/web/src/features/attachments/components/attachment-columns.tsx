import { styled } from '@mui/material/styles';
import type { LinkedEntityDetail } from '@rotunda/contract';
import { RecordCell, RecordFacts } from '../../../shared/records/record-cell.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { describeAttachment } from '../model/describe-attachment.ts';
import { AttachmentButtons } from './attachment-buttons.tsx';
import { CardLinks } from './card-links.tsx';

const Kind = styled('span')(({ theme }) => ({
  alignSelf: 'start',
  paddingTop: 2,
  color: theme.vars.palette.token.ink3,
}));

/** Columns of an attachment: what it is, its address or size, who added it, and what it belongs to. */
export const attachmentColumns = (
  /** Labels of linked documents by `entityKey`. */
  labels: ReadonlyMap<string, LinkedEntityDetail>,
): readonly DataColumn<ShownAttachment>[] => [
  {
    key: 'attachment',
    header: attachmentTexts.columns.attachment,
    width: '1fr',
    phone: 'identity',
    cell: (attachment) => <AttachmentCell attachment={attachment} labels={labels} />,
  },
  {
    key: 'buttons',
    header: texts.actions.options,
    width: 64,
    phone: 'end',
    isFigure: true,
    cell: (attachment) => <AttachmentButtons attachment={attachment} />,
  },
];

interface AttachmentCellProps {
  attachment: ShownAttachment;
  labels: ReadonlyMap<string, LinkedEntityDetail>;
}

function AttachmentCell({ attachment, labels }: AttachmentCellProps) {
  const { title, summary, attachmentType, createdAt, createdByName } = attachment;
  const facts = [...describeAttachment(attachment), createdByName];
  return (
    <Row gap={12}>
      <Kind>
        <Icon name={attachmentType === 'link' ? 'globe' : 'paperclip'} />
      </Kind>
      <RecordCell name={title}>
        <RecordFacts>
          {`${facts.join(' · ')} · `}
          <RelativeDate seconds={createdAt} />
        </RecordFacts>
        {summary ? <RecordFacts lines={2}>{summary}</RecordFacts> : null}
        <CardLinks attachment={attachment} labels={labels} />
      </RecordCell>
    </Row>
  );
}
