import Button from '@mui/material/Button';
import { EmptyFrame } from '../shared/ui/empty-frame.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { FIRST_SHAPES, IconFrame } from '../shared/ui/icon-frame.tsx';
import { ErrorState } from '../shared/ui/error-state.tsx';
import { PageLoader } from '../shared/ui/page-loader.tsx';
import { PendingDot } from '../shared/ui/pending-dot.tsx';
import { ProgressBar } from '../shared/ui/progress-bar.tsx';
import { SkeletonText } from '../shared/ui/skeleton-text.tsx';
import type { Piece } from './piece.ts';

export const STATES: readonly Piece[] = [
  {
    name: 'EmptyFrame',
    states: {
      'With a sign that needs no table of icons': () => (
        <EmptyFrame sign={<IconFrame size={20}>{FIRST_SHAPES.warning}</IconFrame>} title="This page broke" />
      ),
    },
  },
  {
    name: 'EmptyState',
    states: {
      'Nothing yet, with what to do': () => (
        <EmptyState
          icon="folder"
          title="No permits yet"
          description="A permit appears here as soon as it is filed."
          action={<Button variant="contained">Add permit</Button>}
        />
      ),
      'Nothing found': () => (
        <EmptyState icon="search" title="No permits match these filters" action={<Button>Clear filters</Button>} />
      ),
    },
  },
  {
    name: 'ErrorState',
    states: {
      'With Retry': () => <ErrorState message="Permits could not be loaded." error={new Error()} onRetry={() => {}} />,
      'Without words of its own': () => <ErrorState />,
    },
  },
  { name: 'SkeletonText', states: { 'Four lines': () => <SkeletonText lines={4} /> } },
  {
    name: 'PageLoader',
    states: { 'A whole page': () => <PageLoader message="Fetching data - one moment please..." /> },
  },
  {
    name: 'ProgressBar',
    states: {
      'Of a known length': () => <ProgressBar label="Records" done={4200} total={12000} secondsLeft={95} />,
      'Of an unknown length': () => <ProgressBar label="Records" done={4200} total={null} />,
    },
  },
  { name: 'PendingDot', states: { 'Not applied yet': () => <PendingDot /> } },
];
