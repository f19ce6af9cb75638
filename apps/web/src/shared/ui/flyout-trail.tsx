import Button from '@mui/material/Button';
import { Icon } from './icon.tsx';

export interface FlyoutTrailProps {
  /** Name of the document underneath, such as `H.R. 30`. */
  name: string;
  /** Goes one level back. */
  onBack: () => void;
}

/** Goes back from a document that is open over another, by this button, Escape or a click next to the panel. */
export function FlyoutTrail({ name, onBack }: FlyoutTrailProps) {
  return (
    <Button
      variant="text"
      size="small"
      startIcon={<Icon name="chevron-left" />}
      onClick={onBack}
      sx={{ ml: '-8px', maxWidth: '100%' }}
    >
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{`Back to ${name}`}</span>
    </Button>
  );
}
