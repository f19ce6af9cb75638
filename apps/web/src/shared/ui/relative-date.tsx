import Tooltip from '@mui/material/Tooltip';
import { formatDateTime, formatRelative, formatRowDate } from '../format/format-date.ts';
import { useNow } from '../format/use-now.ts';

export interface RelativeDateProps {
  /** Unix seconds. */
  seconds: number;
  /** `ago`: `2 hours ago`. `row`: `8:42 am`, `Mar 11`, `Mar 11, 2025`. */
  form?: 'ago' | 'row';
  className?: string;
}

/** A time said shortly; the exact time with its zone is in the tooltip and in the machine-readable attribute. */
export function RelativeDate({ seconds, form = 'ago', className }: RelativeDateProps) {
  const now = useNow();
  return (
    <Tooltip title={formatDateTime(seconds)}>
      <time dateTime={new Date(seconds * 1000).toISOString()} {...(className ? { className } : {})}>
        {form === 'ago' ? formatRelative(seconds, now) : formatRowDate(seconds, now)}
      </time>
    </Tooltip>
  );
}
