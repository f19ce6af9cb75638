import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li + li': { borderTop: `1px solid ${token.border}` },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      width: '100%',
      minHeight: 48,
      padding: '6px 8px',
      border: 0,
      background: 'none',
      font: 'inherit',
      fontSize: 13,
      lineHeight: '20px',
      color: 'inherit',
      textAlign: 'left',
      cursor: 'pointer',
    },
    '& button:hover': { backgroundColor: token.hover },
    '& button[aria-pressed="true"]': { backgroundColor: token.selected },
    '& button:disabled': { cursor: 'default', backgroundColor: 'transparent' },
  };
});

const Text = styled('span')({ flex: 1, minWidth: 0, display: 'grid' });

const Name = styled('span')({ fontWeight: 600 });

const Second = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink2,
}));

const Note = styled('span')(({ theme }) => ({
  flex: 'none',
  fontSize: 12,
  color: theme.vars.palette.token.ink2,
  whiteSpace: 'nowrap',
}));

export interface Choice {
  key: string;
  name: string;
  second?: string | null | undefined;
  /** Content at the end of the line: a badge, or why the item cannot be chosen. */
  note?: ReactNode;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
}

/** List of bills or versions to choose one from. */
export function ChoiceList({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <List aria-label={label}>
      {choices.map(({ key, name, second, note, isChosen, isDisabled = false, onChoose }) => (
        <li key={key}>
          <button type="button" aria-pressed={isChosen} disabled={isDisabled} onClick={onChoose}>
            <Text>
              <Name>{name}</Name>
              {second ? <Second title={second}>{second}</Second> : null}
            </Text>
            {note === undefined || note === null ? null : <Note>{note}</Note>}
          </button>
        </li>
      ))}
    </List>
  );
}
