import Skeleton from '@mui/material/Skeleton';
import { texts } from '../texts/texts.ts';
import { ListRowRoot, RowList, rowSlots } from './list-row-root.ts';
import { SKELETON_WIDTHS } from './skeleton-text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Placeholder rows with the real height and grid while a list is loading. */
export function SkeletonRows({ count = 8, hasOrigin = false }: { count?: number; hasOrigin?: boolean }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.states.loading}</VisuallyHidden>
      <RowList aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <ListRowRoot key={index} className={hasOrigin ? rowSlots.withOrigin : ''}>
            <span className={`${rowSlots.identity} ${rowSlots.lines}`}>
              <Skeleton width={76} height={12} />
              <Skeleton width={88} height={20} />
            </span>
            <span className={`${rowSlots.what} ${rowSlots.lines}`}>
              <Skeleton width={SKELETON_WIDTHS[index % SKELETON_WIDTHS.length] ?? '70%'} height={12} />
              <Skeleton width="42%" height={12} />
            </span>
            {hasOrigin ? (
              <span className={`${rowSlots.origin} ${rowSlots.lines}`}>
                <Skeleton width={110} height={12} />
                <Skeleton width={80} height={12} />
              </span>
            ) : null}
            <span className={`${rowSlots.decided} ${rowSlots.lines}`}>
              <Skeleton width={96} height={12} />
              <Skeleton width={64} height={12} />
            </span>
            <span className={rowSlots.date}>
              <Skeleton width={56} height={12} />
            </span>
          </ListRowRoot>
        ))}
      </RowList>
    </div>
  );
}
