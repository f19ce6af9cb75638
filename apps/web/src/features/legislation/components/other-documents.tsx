import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { Bill } from '../hooks/use-legislation.ts';
import { BillLines } from './bill-lines.ts';

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
  '& .end': { marginLeft: 'auto' },
}));

type Group = Bill['otherDocuments'][number];

/** Lists analyses, fiscal notes and amendments, grouped by kind and collapsed. */
export function OtherDocuments({ groups }: { groups: readonly Group[] }) {
  return groups.map((group) => <DocumentGroup key={group.group} group={group} />);
}

function DocumentGroup({ group }: { group: Group }) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  return (
    <BillLines>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={contentId} onClick={() => setIsOpen(!isOpen)}>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
        {group.group}
        <CountBadge className="end">{formatNumber(group.documents.length)}</CountBadge>
      </Toggle>
      <div id={contentId} hidden={!isOpen}>
        {isOpen ? (
          <ShowMoreList label={group.group}>
            {group.documents.map((one) => (
              <li key={`${one.title}-${one.url ?? ''}-${one.date ?? ''}`}>
                <span className="when">{formatShortDay(one.date)}</span>
                <span className="main">
                  {one.url ? <WebLink href={one.url}>{one.title}</WebLink> : one.title}
                  {one.note ? <span className="second">{one.note}</span> : null}
                </span>
              </li>
            ))}
          </ShowMoreList>
        ) : null}
      </div>
    </BillLines>
  );
}
