import { IconFrame, type IconFrameProps } from './icon-frame.tsx';
import { ICON_SHAPES, type IconName } from './icon-shapes.tsx';

export interface IconProps extends Omit<IconFrameProps, 'children'> {
  name: IconName;
}

/** Renders an icon by name. */
export function Icon({ name, ...frame }: IconProps) {
  return <IconFrame {...frame}>{ICON_SHAPES[name]}</IconFrame>;
}
