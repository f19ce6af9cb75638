import { styled } from '@mui/material/styles';
import { ICON_SHAPES, type IconName } from './icon-shapes.tsx';

const Svg = styled('svg')({
  flex: 'none',
  display: 'block',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export interface IconProps {
  name: IconName;
  /** Edge in CSS pixels; 16 beside text of 13-14, 20 for touch. */
  size?: number;
  className?: string;
}

/** A drawing beside a word. It never carries meaning alone, so it is always hidden from assistive technology. */
export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <Svg aria-hidden="true" viewBox="0 0 16 16" width={size} height={size} {...(className ? { className } : {})}>
      {ICON_SHAPES[name]}
    </Svg>
  );
}
