import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { FilterOption } from '../../../shared/ui/filter-option.tsx';
import { ShowToggle } from '../../../shared/ui/show-toggle.tsx';

export interface Option<Value extends string> {
  value: Value;
  label: string;
}

export interface OptionListProps<Value extends string> {
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  /** The active values, to mark changes that wait for Apply. */
  active: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** Number of documents per value; null while unknown. A value that is not listed has none. */
  counts?: readonly { value: string; count: number }[] | null;
  /** Number of options shown before `Show N More`. Selected ones are always shown, unless all are selected. */
  limit?: number;
}

/** Checkboxes of one filter. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { options, chosen, active, onChange, counts = null, limit = options.length } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isNamed = (value: Value) => chosen.includes(value) || active.includes(value);
  // If all options are selected, none needs to be shown beyond the limit.
  const isPicked = options.every(({ value }) => isNamed(value)) ? () => false : isNamed;
  const shown = isOpen ? options : options.filter((option, index) => index < limit || isPicked(option.value));
  const hidden = options.length - shown.length;
  return (
    <>
      {shown.map(({ value, label }) => (
        <FilterOption
          key={value}
          label={label}
          isChecked={chosen.includes(value)}
          isPending={chosen.includes(value) !== active.includes(value)}
          count={counts === null ? undefined : (counts.find((entry) => entry.value === value)?.count ?? 0)}
          onChange={(isChecked) => onChange(isChecked ? [...chosen, value] : chosen.filter((other) => other !== value))}
        />
      ))}
      {hidden > 0 || isOpen ? (
        <ShowToggle isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} more={texts.actions.showMore(hidden)} />
      ) : null}
    </>
  );
}
