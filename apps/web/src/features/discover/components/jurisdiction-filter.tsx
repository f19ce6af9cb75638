import { JURISDICTIONS, type LocalityType } from '@rotunda/domain';
import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { FilterGroup } from '../../../shared/ui/filter-rail.tsx';
import { FindField } from '../../../shared/ui/find-field.tsx';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import { discoverTexts } from '../discover-texts.ts';
import { jurisdictionLabel } from '../../../shared/format/filter-labels.ts';
import { OptionList } from './option-list.tsx';

const FIRST = 4;

const LEVELS = [
  { value: 'all', label: discoverTexts.allTypes },
  { value: 'federal', label: discoverTexts.federal },
  { value: 'state', label: discoverTexts.state },
] as const;

export interface JurisdictionFilterProps {
  active: readonly string[];
  chosen: readonly string[];
  counts: readonly { value: string; count: number }[] | null;
  onChange: (byLocation: string[]) => void;
}

/** Filter by country, state or province, most documents first, narrowed by name or level. */
export function JurisdictionFilter({ active, chosen, counts, onChange }: JurisdictionFilterProps) {
  const [find, setFind] = useState('');
  const [level, setLevel] = useState<LocalityType | 'all'>('all');
  const wanted = find.trim().toLowerCase();
  const getCount = (isoCode: string) => counts?.find((entry) => entry.value === isoCode)?.count ?? 0;
  const options = JURISDICTIONS.filter((one) => level === 'all' || one.localityType === level)
    .map(({ isoCode, localityCode }) => ({ value: isoCode, label: jurisdictionLabel(isoCode), localityCode }))
    .filter(({ label, localityCode }) => label.toLowerCase().includes(wanted) || localityCode.toLowerCase() === wanted)
    .sort((a, b) => getCount(b.value) - getCount(a.value));
  return (
    <FilterGroup title={discoverTexts.jurisdictions} chosenCount={chosen.length}>
      <div style={{ marginBottom: 6 }}>
        <FindField label={discoverTexts.findJurisdiction} value={find} onChange={setFind} />
      </div>
      <div style={{ marginBottom: 6 }}>
        <SegmentedControl label={discoverTexts.localityType} segments={LEVELS} value={level} onChange={setLevel} />
      </div>
      {options.length === 0 ? <p style={{ fontSize: 13 }}>{texts.search.noResults}</p> : null}
      <OptionList
        options={options}
        chosen={chosen}
        active={active}
        counts={counts}
        limit={wanted === '' ? FIRST : 12}
        onChange={onChange}
      />
    </FilterGroup>
  );
}
