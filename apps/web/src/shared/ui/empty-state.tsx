import { EmptyFrame, type EmptyFrameProps } from './empty-frame.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.tsx';

export interface EmptyStateProps extends Omit<EmptyFrameProps, 'sign'> {
  icon: IconName;
}

/** Empty state with an explanation and what to do next (SHL-09). */
export function EmptyState({ icon, ...rest }: EmptyStateProps) {
  return <EmptyFrame sign={<Icon name={icon} size={20} />} {...rest} />;
}
