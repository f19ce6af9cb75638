import type { AlertDecisions } from '../../features/alerts/hooks/alert-decisions.ts';
import { FactMenu } from '../../features/document-menus/components/fact-menu.tsx';
import { useSetFact } from '../../features/document-menus/hooks/use-set-fact.ts';
import { factItems } from '../../features/document-menus/model/fact-items.ts';

/** Priority and position in the menu "Options" of alerts. One for the whole screen: the rows only open its menu. */
export function useAlertDecisions(): AlertDecisions {
  const { set, submitting } = useSetFact();
  return {
    itemsOf: (documents) => factItems(documents, submitting),
    renderMenu: (menu) => <FactMenu {...menu} onSet={(setting) => void set(setting)} />,
  };
}
