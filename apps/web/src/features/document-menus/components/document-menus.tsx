import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { EntityMetadata } from '@rotunda/contract';
import { useId, useState } from 'react';
import { useShortcut } from '../../../shared/shortcuts/use-shortcut.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';
import { useDecisions } from '../api/use-decisions.ts';
import { documentMenuTexts } from '../document-menu-texts.ts';
import { useSetFact } from '../hooks/use-set-fact.ts';
import type { MenuDocument } from '../model/menu-document.ts';
import { sharedFact, type Fact } from '../model/shared-fact.ts';
import { shownMenus, type MenuName, type MenuPlace } from '../model/shown-menus.ts';
import { DecisionMenu } from './decision-menu.tsx';
import type { MenuProps, RenderCreateProject } from './menu-props.ts';
import { ProjectMenu } from './project-menu.tsx';
import { TagMenu } from './tag-menu.tsx';
import { WorkflowMenu } from './workflow-menu.tsx';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' });

export interface DocumentMenusProps {
  /** One, or as many as were chosen (at most `LIMITS.bulkIds`). */
  documents: readonly MenuDocument[];
  place: MenuPlace;
  renderCreateProject: RenderCreateProject;
  /** Whether t, p and w open these menus; not while others on the page are meant by them. */
  hasKeys?: boolean;
}

/** Priority, position, tags, projects and workflow of documents: a button each, as far as S3 §2.2 offers it. */
export function DocumentMenus({ documents, place, renderCreateProject, hasKeys = true }: DocumentMenusProps) {
  const [open, setOpen] = useState<MenuName | null>(null);
  const { decided } = useDecisions(documents);
  const baseId = useId();
  const menus = shownMenus(
    documents.map((document) => document.documentType),
    place,
  );
  const menu = {
    documents,
    anchor: () => document.getElementById(`${baseId}-${open}`),
    onClose: () => setOpen(null),
  };
  // What differs among many is not counted: the menu itself tells.
  const only = documents.length === 1 ? decided?.[0] : undefined;
  const button = (name: MenuName) => ({
    id: `${baseId}-${name}`,
    isOpen: open === name,
    onOpen: () => setOpen(name),
    keys: hasKeys ? KEYS[name] : null,
  });
  return (
    <Row>
      {menus.map((name) => {
        switch (name) {
          case 'priority':
          case 'position':
            return <FactButton key={name} fact={name} {...button(name)} {...menu} decided={decided} />;
          case 'tags':
            return (
              <MenuButton
                key={name}
                {...button(name)}
                icon="tag"
                label={documentMenuTexts.tags}
                count={only?.tagIds.length}
              />
            );
          case 'projects':
            return (
              <MenuButton
                key={name}
                {...button(name)}
                icon="folder"
                label={documentMenuTexts.projects}
                name={documentMenuTexts.addToProjects}
                count={only?.projectIds.length}
              />
            );
          case 'workflow':
            return <MenuButton key={name} {...button(name)} icon="board" label={documentMenuTexts.workflow} />;
        }
      })}
      {open === 'tags' ? <TagMenu {...menu} /> : null}
      {open === 'projects' ? <ProjectMenu {...menu} /> : null}
      {open === 'workflow' ? <WorkflowMenu {...menu} renderCreateProject={renderCreateProject} /> : null}
    </Row>
  );
}

const KEYS: Readonly<Record<MenuName, string | null>> = {
  priority: null,
  position: null,
  tags: 't',
  projects: 'p',
  workflow: 'w',
};

interface MenuButtonProps {
  id: string;
  icon: IconName;
  label: string;
  /** Said in place of the label when the words beside it do not: `Priority: High`. */
  name?: string;
  count?: number | undefined;
  isOpen: boolean;
  onOpen: () => void;
  hasPopup?: 'dialog' | 'menu';
  keys: string | null;
  disabled?: boolean;
}

function MenuButton(props: MenuButtonProps) {
  const { id, icon, label, name, count = 0, isOpen, onOpen, hasPopup = 'dialog', keys, disabled = false } = props;
  useShortcut(keys === null ? null : { keys, label: name ?? label, group: texts.shortcuts.documents, run: onOpen });
  return (
    <Button
      id={id}
      size="small"
      startIcon={<Icon name={icon} />}
      endIcon={<Icon name="chevron-down" size={14} />}
      aria-haspopup={hasPopup}
      aria-expanded={isOpen}
      disabled={disabled}
      onClick={onOpen}
      {...(name === undefined ? {} : { 'aria-label': count > 0 ? `${name} ${count}` : name })}
    >
      {label}
      {count > 0 ? <CountBadge>{count}</CountBadge> : null}
    </Button>
  );
}

interface FactButtonProps extends Omit<MenuButtonProps, 'icon' | 'label'>, MenuProps {
  fact: Fact;
  decided: readonly EntityMetadata[] | undefined;
}

/** Shows the value all the documents have, and "Submitting..." while another is sent (S3 §4). */
function FactButton({ fact, documents, decided, anchor, onClose, ...button }: FactButtonProps) {
  const { set, submitting } = useSetFact();
  const isSubmitting = submitting !== null;
  const kind = documentMenuTexts[fact];
  const { icon, value } = sharedFact(fact, decided ?? []);
  return (
    <>
      <MenuButton
        {...button}
        icon={icon}
        label={isSubmitting ? texts.metadata.submitting : (value ?? kind)}
        {...(value === null || isSubmitting ? {} : { name: `${kind}: ${value}` })}
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
