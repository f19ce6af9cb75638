import type { EntityMetadata } from '@rotunda/contract';
import { texts } from '../../../shared/texts/texts.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { documentMenuTexts } from '../document-menu-texts.ts';
import { useSetFact } from '../hooks/use-set-fact.ts';
import { sharedFact, type Fact } from '../model/shared-fact.ts';
import { MenuButton, type MenuButtonProps } from './menu-button.tsx';
import type { MenuProps } from './menu-props.ts';

const DecisionMenu = lazyComponent(async () => (await import('./decision-menu.tsx')).DecisionMenu);

export interface FactButtonProps extends Omit<MenuButtonProps, 'icon' | 'label'>, MenuProps {
  fact: Fact;
  decided: readonly EntityMetadata[] | undefined;
  /**
   * Shown while there is no value. Defaults to the decision's name, which is not needed if text beside the button says
   * it.
   */
  emptyLabel?: string;
}

/** Button that shows the value shared by all documents, or "Submitting..." while another is being sent (MET-01). */
export function FactButton(props: FactButtonProps) {
  const { fact, documents, decided, anchor, onClose, emptyLabel, ...button } = props;
  const { set, submitting } = useSetFact();
  const isSubmitting = submitting !== null;
  const kind = documentMenuTexts[fact];
  const { icon, value } = sharedFact(fact, decided ?? []);
  const said = value ?? emptyLabel;
  return (
    <>
      <MenuButton
        {...button}
        icon={icon}
        label={isSubmitting ? texts.metadata.submitting : (said ?? kind)}
        {...(said === undefined || isSubmitting ? {} : { name: `${kind}: ${said}` })}
        hasPopup="menu"
        disabled={isSubmitting}
      />
      {button.isOpen ? (
        <DecisionMenu
          fact={fact}
          current={value}
          anchor={anchor}
          onClose={onClose}
          onChoose={(choice) => {
            onClose();
            void set({ fact, choice, documents, decided });
          }}
        />
      ) : null}
    </>
  );
}
