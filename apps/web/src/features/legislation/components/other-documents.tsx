import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { DocumentLine, DocumentLines } from '../../../shared/documents/document-lines.tsx';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { Bill } from '../hooks/use-legislation.ts';

/** Characters of a title shown before `Show More`; purposes of amendments have thousands. */
const TITLE = 200;

const Toggle = styled('button')(({ theme }) => ({
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  padding: 0,
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 13,
  fontWeight: 500,
  cursor: 'pointer',
  textAlign: 'left',
}));

const GroupCount = styled(CountBadge)({ marginLeft: 'auto' });

type Group = Bill['otherDocuments'][number];

/** Lists analyses, fiscal notes and amendments, grouped by kind and collapsed. */
export function OtherDocuments({ groups }: { groups: readonly Group[] }) {
  return groups.map((group) => <DocumentGroup key={group.group} group={group} />);
}

function DocumentGroup({ group }: { group: Group }) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  return (
    <DocumentLines>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={contentId} onClick={() => setIsOpen(!isOpen)}>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
        {group.group}
        <GroupCount>{formatNumber(group.documents.length)}</GroupCount>
      </Toggle>
      <div id={contentId} hidden={!isOpen}>
        {isOpen ? (
          <ShowMoreList label={group.group}>
            {group.documents.map((one) => (
              <DocumentLine
                key={`${one.title}-${one.url ?? ''}-${one.date ?? ''}`}
                when={formatShortDay(one.date)}
                second={one.note}
              >
                <TruncatedText
                  text={one.title}
                  limit={TITLE}
                  wrap={(shown) => (one.url ? <WebLink href={one.url}>{shown}</WebLink> : shown)}
                />
              </DocumentLine>
            ))}
          </ShowMoreList>
        ) : null}
      </div>
    </DocumentLines>
  );
}
