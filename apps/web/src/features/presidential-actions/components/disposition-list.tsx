import { styled } from '@mui/material/styles';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { PresidentialAction } from '../hooks/use-presidential-action.ts';
import { presidentialTexts as words } from '../presidential-texts.ts';
import { ActionLink, type OpenRelated } from './action-link.tsx';

const Root = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gap: '8px 12px',
  '& dt': { color: theme.vars.palette.token.ink3, overflowWrap: 'anywhere' },
  '& dd': { overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, '& dd': { marginBottom: 8 } },
}));

type Dispositions = PresidentialAction['dispositions'];

/**
 * Lists what became of an order and what it did to others, in the publisher's words. Orders that are stored are links.
 */
export function DispositionList({ dispositions, onOpen }: { dispositions: Dispositions; onOpen: OpenRelated }) {
  if (dispositions.length === 0) return <p>{words.noDispositions}</p>;
  return (
    <Root>
      {dispositions.map(({ label, items }, index) => (
        // Two lines can have the same text.
        // oxlint-disable-next-line react/no-array-index-key
        <Line key={index} label={label ?? words.remark} items={items} onOpen={onOpen} />
      ))}
    </Root>
  );
}

function Line({ label, items, onOpen }: { label: string; items: Dispositions[number]['items']; onOpen: OpenRelated }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <ShowMoreList label={label}>
          {items.map(({ parts }, item) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={item}>
              {parts.map(({ text, fusionId }, part) =>
                fusionId === null ? (
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={part}>{text}</span>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key
                  <ActionLink key={part} fusionId={fusionId} onOpen={onOpen}>
                    {text}
                  </ActionLink>
                ),
              )}
            </li>
          ))}
        </ShowMoreList>
      </dd>
    </>
  );
}
