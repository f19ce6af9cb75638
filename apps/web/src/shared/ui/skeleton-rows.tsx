import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { texts } from '../texts/texts.ts';
import { ListRowRoot, RowList } from './list-row-root.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Widths vary, as those of titles do; the same every time, so that nothing flickers. */
const WIDTHS = ['78%', '60%', '86%', '54%', '70%'] as const;

/** Rows of the real height and grid while a list is fetched. */
export function SkeletonRows({ count = 8, hasOrigin = false }: { count?: number; hasOrigin?: boolean }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.states.loading}</VisuallyHidden>
      <RowList aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <ListRowRoot key={index} className={hasOrigin ? 'with-origin' : ''}>
            <span className="identity lines">
              <Skeleton width={76} height={12} />
              <Skeleton width={88} height={20} />
            </span>
            <span className="what lines">
              <Skeleton width={WIDTHS[index % WIDTHS.length] ?? '70%'} height={12} />
              <Skeleton width="42%" height={12} />
            </span>
            {hasOrigin ? (
              <span className="origin lines">
                <Skeleton width={110} height={12} />
                <Skeleton width={80} height={12} />
              </span>
            ) : null}
            <span className="decided lines">
              <Skeleton width={96} height={12} />
              <Skeleton width={64} height={12} />
            </span>
            <span className="date">
              <Skeleton width={56} height={12} />
            </span>
          </ListRowRoot>
        ))}
      </RowList>
    </div>
  );
}

const Block = styled('div')({ display: 'grid', gap: 10, padding: '16px 24px' });

/** Lines of text while a panel, a flyout or a section is fetched. */
export function SkeletonText({ lines = 6 }: { lines?: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.states.loading}</VisuallyHidden>
      <Block aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} height={12} width={WIDTHS[index % WIDTHS.length] ?? '70%'} />
        ))}
      </Block>
    </div>
  );
}
