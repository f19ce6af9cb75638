import { styled } from '@mui/material/styles';
import type { DocumentCard } from '@rotunda/contract';
import { useId, type ReactNode } from 'react';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { recordTexts } from '../../../shared/records/record-texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { TagChips } from '../../../shared/ui/tag-chips.tsx';
import { useColumnsOfDocument } from '../api/use-columns-of-document.ts';
import { useDecisions } from '../api/use-decisions.ts';
import { documentMenuTexts as words } from '../document-menu-texts.ts';
import { useOpenMenu } from '../hooks/use-open-menu.ts';
import { FACTS } from '../model/shared-fact.ts';
import { shownMenus } from '../model/shown-menus.ts';
import { FactButton } from './fact-button.tsx';
import { MenuButton } from './menu-button.tsx';
import type { RenderCreateProject } from './menu-props.ts';
import { OpenMenu } from './open-menu.tsx';

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    border: `1px solid ${token.border}`,
    borderRadius: 6,
    backgroundColor: token.surfaceSub,
    fontSize: 13,
    lineHeight: '20px',
    '& section': { padding: '12px 16px' },
    '& section + section': { borderTop: `1px solid ${token.border}` },
    '& h2': { fontSize: 13, fontWeight: 600, marginRight: 'auto' },
    '& ul[aria-label="Tags"]': { flexWrap: 'wrap' },
  };
});

const Facts = styled('section')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '8px 12px',
  alignItems: 'center',
  minHeight: 28,
});

const PartHead = styled('div')({ display: 'flex', alignItems: 'center', gap: 6, minHeight: 28, marginBottom: 6 });

/** The kind of a decision, and words in place of what was not decided. */
const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.token.ink3 }));

const Project = styled('li')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'flex',
    gap: 8,
    padding: '6px 0',
    '& + &': { borderTop: `1px solid ${token.border}` },
    '& svg': { flex: 'none', marginTop: 3, color: token.ink3 },
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  };
});

/** Number of tags shown by name; the rest are behind `+n`. */
const TAGS = 30;

export interface DecisionsCardProps {
  document: Pick<DocumentCard, 'fusionId' | 'documentType' | 'metadata'>;
  /** False for a viewer, who can only read the decisions. */
  isEditor: boolean;
  renderCreateProject: RenderCreateProject;
}

/** Card beside a document with the organization's decisions, where they can also be changed. */
export function DecisionsCard({ document, isEditor, renderCreateProject }: DecisionsCardProps) {
  const documents = [document];
  const { open, menu, getButton } = useOpenMenu(documents, isEditor);
  const { decided } = useDecisions(documents);
  const offered = shownMenus([document.documentType], 'document');
  const { tags, projects, ...facts } = document.metadata;
  const hasBoards = offered.includes('workflow');
  const columns = useColumnsOfDocument(document.fusionId, hasBoards && projects.length > 0);
  const shownFacts = FACTS.filter((fact) => offered.includes(fact));
  return (
    <Root>
      {shownFacts.length > 0 ? (
        <Facts aria-label={words.decisions}>
          {shownFacts.map((fact) => (
            <FactLine key={fact} kind={words[fact]}>
              {isEditor ? (
                <FactButton
                  fact={fact}
                  {...getButton(fact)}
                  {...menu}
                  decided={decided}
                  emptyLabel={words.unset}
                  isField
                />
              ) : (
                (facts[fact] ?? <Quiet>{words.unset}</Quiet>)
              )}
            </FactLine>
          ))}
        </Facts>
      ) : null}
      {offered.includes('projects') ? (
        <CardPart
          title={words.projects}
          action={
            isEditor ? (
              <>
                {hasBoards ? <MenuButton {...getButton('workflow')} icon="board" label={words.workflow} /> : null}
                <MenuButton {...getButton('projects')} icon="edit" label={words.edit} name={words.editProjects} />
              </>
            ) : null
          }
        >
          {projects.length === 0 ? <Quiet as="p">{recordTexts.noProjects}</Quiet> : null}
          <ul aria-label={words.projects}>
            {projects.map(({ _id, name }) => (
              <Project key={_id}>
                <Icon name="folder" size={14} />
                <span>
                  <AddressLink href={`/projects/${_id}`}>{name}</AddressLink>
                  {columns === undefined ? null : <SecondLine>{columns.get(_id) ?? words.offBoard}</SecondLine>}
                </span>
              </Project>
            ))}
          </ul>
        </CardPart>
      ) : null}
      <CardPart
        title={words.tags}
        action={
          isEditor ? <MenuButton {...getButton('tags')} icon="edit" label={words.edit} name={words.editTags} /> : null
        }
      >
        {tags.length === 0 ? <Quiet as="p">{recordTexts.noTags}</Quiet> : <TagChips tags={tags} limit={TAGS} />}
      </CardPart>
      <OpenMenu name={open} menu={menu} renderCreateProject={renderCreateProject} />
    </Root>
  );
}

function FactLine({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <>
      <Quiet>{kind}</Quiet>
      <span>{children}</span>
    </>
  );
}

function CardPart({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <PartHead>
        <h2 id={headingId}>{title}</h2>
        {action}
      </PartHead>
      {children}
    </section>
  );
}
