import { styled } from '@mui/material/styles';
import { closeSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, useRef, useState, type Ref } from 'react';
import { texts } from '../texts/texts.ts';
import { FOCUS_RING_COLOR } from '../theme/focus-ring.ts';
import { Icon } from '../ui/icon.tsx';
import type { Toast } from './toast-queue.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '0 8px 0 14px',
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.toast,
  color: theme.vars.palette.token.toastInk,
  boxShadow: theme.vars.palette.token.shadow,
  fontSize: 13,
  lineHeight: '20px',
  width: 'max-content',
  maxWidth: 'min(560px, calc(100vw - 32px))',
  [FOCUS_RING_COLOR]: theme.vars.palette.token.toastAction,
}));

const Message = styled('span')({ padding: '8px 0' });

const Divider = styled('span')({ width: 1, height: 20, backgroundColor: 'currentColor', opacity: 0.25 });

const ToastButton = styled('button')({
  font: 'inherit',
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  height: 28,
  borderRadius: 4,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
});

const ActionButton = styled(ToastButton)(({ theme }) => ({
  color: theme.vars.palette.token.toastAction,
  fontWeight: 600,
  padding: '0 8px',
}));

const CloseButton = styled(ToastButton)({ width: 28, justifyContent: 'center', opacity: 0.85 });

const ICONS = { success: 'check', error: 'warning', warning: 'warning', info: 'status-introduced' } as const;

export interface ToastContentProps extends CustomContentProps, Omit<Toast, 'message'> {
  ref?: Ref<HTMLDivElement>;
}

/** Renders one toast. Its timer stops while the pointer or focus is inside and restarts afterwards. */
export function ToastContent({ ref, id, message, kind, button, stayMs }: ToastContentProps) {
  const [isPaused, setIsPaused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isPaused) timer.current = setTimeout(() => closeSnackbar(id), stayMs);
    return () => clearTimeout(timer.current);
  }, [id, isPaused, stayMs]);
  return (
    <Root
      ref={ref}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={(event) => setIsPaused(event.currentTarget.contains(event.relatedTarget))}
    >
      <Icon name={ICONS[kind]} />
      <Message>{message}</Message>
      {button ? (
        <>
          <Divider />
          <ActionButton
            type="button"
            onClick={() => {
              closeSnackbar(id);
              button.run();
            }}
          >
            {button.label === texts.actions.undo ? <Icon name="undo" /> : null}
            {button.label}
          </ActionButton>
        </>
      ) : null}
      <CloseButton type="button" aria-label={texts.actions.close} onClick={() => closeSnackbar(id)}>
        <Icon name="close" />
      </CloseButton>
    </Root>
  );
}
