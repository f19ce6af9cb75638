import { useDecisions } from '../api/use-decisions.ts';
import type { FactSetting } from '../hooks/use-set-fact.ts';
import type { MenuDocument } from '../model/menu-document.ts';
import { sharedFact, type Fact } from '../model/shared-fact.ts';
import { DecisionMenu } from './decision-menu.tsx';

export interface FactMenuProps {
  fact: Fact;
  documents: readonly MenuDocument[];
  anchor: () => HTMLElement | null;
  onClose: () => void;
  onSet: (setting: FactSetting) => void;
}

/** Menu with the values of priority or position, opened from another control: the "Options" menu of alerts. */
export function FactMenu({ fact, documents, anchor, onClose, onSet }: FactMenuProps) {
  const { decided } = useDecisions(documents);
  return (
    <DecisionMenu
      fact={fact}
      current={sharedFact(fact, decided ?? []).value}
      anchor={anchor}
      onClose={onClose}
      onChoose={(choice) => {
        onClose();
        onSet({ fact, choice, documents, decided });
      }}
    />
  );
}
