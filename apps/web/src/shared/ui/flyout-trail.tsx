import Button from '@mui/material/Button';
import { Icon } from './icon.tsx';

export interface FlyoutTrailProps {
  /** What lies beneath: `H.R. 30`. */
  name: string;
  /** One level back. */
  onBack: () => void;
}

/** The way back from a document that lies over another: by this button, by Escape or by a press beside the panel. */
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
