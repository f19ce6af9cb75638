import { styled } from '@mui/material/styles';
import type { GenericStatus } from '@rotunda/domain';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.tsx';

export type BadgeTone = 'introduced' | 'considering' | 'passed' | 'failed' | 'inactive';

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: BadgeTone }>(({
  theme,
  tone,
}) => {
  const { token } = theme.vars.palette;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    height: 20,
    padding: '0 7px 0 5px',
    borderRadius: 4,
    flex: 'none',
    maxWidth: '100%',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '& svg': { flex: 'none' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    color: token[tone],
    backgroundColor: token[`${tone}Bg`],
  };
});

const BY_STATUS: Readonly<Record<GenericStatus, { tone: BadgeTone; icon: IconName }>> = {
  Introduced: { tone: 'introduced', icon: 'status-introduced' },
  Considering: { tone: 'considering', icon: 'status-considering' },
  Passed: { tone: 'passed', icon: 'status-passed' },
  Failed: { tone: 'failed', icon: 'status-failed' },
  Inactive: { tone: 'inactive', icon: 'status-inactive' },
  Other: { tone: 'inactive', icon: 'status-other' },
};

/** Shows the status of a bill as icon and text, so that it does not rely on color alone. */
export function StatusBadge({ status, className }: { status: GenericStatus; className?: string }) {
  const { tone, icon } = BY_STATUS[status];
  return (
    <Badge tone={tone} icon={icon} {...(className ? { className } : {})}>
      {status}
    </Badge>
  );
}

export interface BadgeProps {
  tone: BadgeTone;
  icon: IconName;
  children: string;
  className?: string;
}

/** The same badge for other facts, such as `Due Apr 6`, `Notice` or `CRS`. */
export function Badge({ tone, icon, children, className }: BadgeProps) {
  return (
    <Root tone={tone} title={children} {...(className ? { className } : {})}>
      <Icon name={icon} size={13} />
      <span>{children}</span>
    </Root>
  );
}
