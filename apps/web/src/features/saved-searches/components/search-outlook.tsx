import type { SearchModel } from '@rotunda/contract';
import { useState } from 'react';
import { late } from '../../../shared/late/late.tsx';
import { SearchPreview } from './search-preview.tsx';

const SearchReplay = late(async () => (await import('./replay/search-replay.tsx')).SearchReplay);

/** What the search would have found: a preview at once, and on request the last 12 months instead of it. */
export function SearchOutlook({ searchModel }: { searchModel: SearchModel }) {
  const key = JSON.stringify(searchModel);
  const [replayed, setReplayed] = useState<string | null>(null);
  const [isBack, setIsBack] = useState(false);
  const goBack = () => {
    setReplayed(null);
    setIsBack(true);
  };
  const preview = <SearchPreview searchModel={searchModel} isBack={isBack} onReplay={() => setReplayed(key)} />;
  // Another text has not been asked to be replayed.
  if (replayed !== key) return preview;
  return <SearchReplay key={key} searchModel={searchModel} onCancel={goBack} fallback={preview} />;
}
