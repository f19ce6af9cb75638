import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { copyText } from '../browser/copy-text.ts';
import { Icon } from '../ui/icon.tsx';

const Line = styled('div')({ display: 'flex', gap: 8, alignItems: 'end' });

/** The address of a private feed, which is shown once, with the way to copy it. */
export function FeedAddress({ path }: { path: string }) {
  const address = `${location.origin}${path}`;
  return (
    <>
      <Line>
        <TextField
          fullWidth
          label="Address of the feed"
          value={address}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <Button startIcon={<Icon name="copy" />} onClick={() => void copyText(address)}>
          Copy
        </Button>
      </Line>
      <p role="status">Copy the address now. It is not shown again.</p>
    </>
  );
}
