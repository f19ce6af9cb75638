import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { Icon } from './icon.tsx';

const Root = styled(Chip, { shouldForwardProp: (prop) => prop !== 'isPending' })<{
  isPending: boolean;
}>(({ theme, isPending }) => ({
  maxWidth: '100%',
  ...(isPending ? { borderStyle: 'dashed', borderColor: theme.vars.palette.token.control } : {}),
  '& .MuiChip-deleteIcon': { display: 'grid', placeItems: 'center' },
}));

const Kind = styled('span')(({ theme }) => ({ color: theme.vars.palette.token.ink3, marginRight: 4 }));

const CloseMark = styled('span')({ display: 'grid', placeItems: 'center', '& svg': { width: 12, height: 12 } });

export interface FilterChipProps {
  /** Such as `Status` or `Jurisdiction`. */
  kind?: string;
  value: string;
  /** Selected but not applied yet. */
  isPending?: boolean;
  onRemove?: () => void;
}

/** An active filter with its kind, its value and a remove button (Delete or Backspace on the keyboard). */
export function FilterChip({ kind, value, isPending = false, onRemove }: FilterChipProps) {
  const name = kind ? `${kind}: ${value}` : value;
  return (
    <Root
      isPending={isPending}
      label={
        <>
          {kind ? <Kind>{kind}</Kind> : null}
          {value}
        </>
      }
      {...(onRemove
        ? {
            onDelete: onRemove,
            role: 'button',
            tabIndex: 0,
            'aria-label': `Remove filter ${name}`,
            // The chip's role and name are those of a remove button, so a click anywhere, Enter or a voice command must
            // remove it.
            onClick: onRemove,
            deleteIcon: (
              <CloseMark>
                <Icon name="close" />
              </CloseMark>
            ),
          }
        : {})}
    />
  );
}
