import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.tsx';

/** Whether the notice is a warning or news. */
export type NoticeTone = 'warning' | 'news';

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: NoticeTone }>(
  ({ theme, tone }) => ({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '4px 16px',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    '& > svg': { flex: 'none' },
    ...(tone === 'warning'
      ? {
          justifyContent: 'center',
          backgroundColor: theme.vars.palette.token.consideringBg,
          color: theme.vars.palette.token.considering,
        }
      : {
          padding: '2px 12px 2px 20px',
          borderBottom: `1px solid ${theme.vars.palette.token.border}`,
          backgroundColor: theme.vars.palette.token.accentTint,
          color: theme.vars.palette.token.accent,
        }),
  }),
);

export interface NoticeBarProps {
  /** A warning is centered over the page; news is above the list it concerns. */
  tone: NoticeTone;
  icon: IconName;
  /** One button. */
  action?: ReactNode;
  /** One sentence; null while there is nothing to say. */
  children: ReactNode;
}

/**
 * A line above a page or list that screen readers announce when it appears. Its live region stays mounted while it is
 * empty.
 */
export function NoticeBar({ tone, icon, action, children }: NoticeBarProps) {
  return (
    <div role="status">
      {children === null ? null : (
        <Root tone={tone}>
          <Icon name={icon} />
          <span>{children}</span>
          {action}
        </Root>
      )}
    </div>
  );
}
