import Tooltip from '@mui/material/Tooltip';
import { formatDateTime, formatRelative, formatRowDate } from '../format/format-date.ts';
import { useNow } from '../format/use-now.ts';

export interface RelativeDateProps {
  /** Unix seconds. */
  seconds: number;
  /** `ago` gives `2 hours ago`; `row` gives `8:42 am`, `Mar 11` or `Mar 11, 2025`. */
  form?: 'ago' | 'row';
  className?: string;
}

/** Shows a short form of a time. The exact time with its time zone is in the tooltip and the `datetime` attribute. */
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
