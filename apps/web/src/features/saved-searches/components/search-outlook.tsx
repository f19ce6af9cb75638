import type { SearchModel } from '@rotunda/contract';
import { useState } from 'react';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { SearchPreview } from './search-preview.tsx';

const SearchReplay = lazyComponent(async () => (await import('./replay/search-replay.tsx')).SearchReplay);

/** Shows a preview of what the search would have found, or on request a replay of the last 12 months. */
export function SearchOutlook({ searchModel }: { searchModel: SearchModel }) {
  const key = JSON.stringify(searchModel);
  const [replayed, setReplayed] = useState<string | null>(null);
  const [isBack, setIsBack] = useState(false);
  const goBack = () => {
    setReplayed(null);
    setIsBack(true);
  };
  const preview = <SearchPreview searchModel={searchModel} isBack={isBack} onReplay={() => setReplayed(key)} />;
  // If the search changed, the user has not requested a replay of the new one.
  if (replayed !== key) return preview;
  return <SearchReplay key={key} searchModel={searchModel} onCancel={goBack} fallback={preview} />;
}
