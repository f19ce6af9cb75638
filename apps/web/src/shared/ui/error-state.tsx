import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { toApiError } from '../api/api-error.ts';
import { texts } from '../texts/texts.ts';
import { Icon } from './icon.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '6px 8px 6px 12px',
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surfaceSub,
  fontSize: 13,
  lineHeight: '20px',
  '& > svg': { color: theme.vars.palette.token.failed, marginTop: 6 },
}));

/** Its first line is as tall as the button. */
const Text = styled('div')({ flex: 1, minWidth: 0, paddingBlock: 4 });

const Reference = styled('p')(({ theme }) => ({ fontSize: 12, color: theme.vars.palette.token.ink3 }));

export interface ErrorStateProps {
  /** Message in the specification's words; defaults to the message of the fault. */
  message?: string;
  /** The thrown error. It adds the reason, and the request id for support. */
  error?: unknown;
  onRetry?: (() => void) | undefined;
}

/** Replaces a part that failed with an error message and a Retry button. The rest of the page stays. */
export function ErrorState({ message, error, onRetry }: ErrorStateProps) {
  const fault = error === undefined ? null : toApiError(error);
  const why = fault?.message ?? null;
  return (
    <Root role="alert">
      <Icon name="warning" />
      <Text>
        <p>{message ?? why ?? texts.states.failed}</p>
        {message && why && fault?.code !== 'INTERNAL' ? <p>{why}</p> : null}
        {fault?.requestId ? <Reference>{`Reference ${fault.requestId}`}</Reference> : null}
      </Text>
      {onRetry ? (
        <Button size="small" startIcon={<Icon name="refresh" />} onClick={onRetry}>
          {texts.states.retry}
        </Button>
      ) : null}
    </Root>
  );
}
