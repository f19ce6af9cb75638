import { FilterOption } from '../../../shared/ui/filter-option.tsx';
import { exportTexts } from '../exports-texts.ts';
import { STAKEHOLDER_CHOICES } from '../model/stakeholder-choices.ts';
import { ChoiceGroup } from '../../../shared/ui/choice-group.tsx';

export interface TypeChoicesProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  fault: string | undefined;
}

/** Kinds of stakeholders to export, each as its own list; at least one (EXP-01). */
export function TypeChoices({ chosen, onChange, fault }: TypeChoicesProps) {
  return (
    <ChoiceGroup title={exportTexts.types} fault={fault}>
      {STAKEHOLDER_CHOICES.map(({ name, label }) => (
        <FilterOption
          key={name}
          label={label}
          isChecked={chosen.includes(name)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, name] : chosen.filter((one) => one !== name))}
        />
      ))}
    </ChoiceGroup>
  );
}
