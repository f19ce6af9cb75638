import { styled } from '@mui/material/styles';
import type { DocumentCard } from '@rotunda/contract';
import { useId, type ReactNode } from 'react';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { recordTexts } from '../../../shared/records/record-texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
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
    '& .facts': {
      display: 'grid',
      gridTemplateColumns: '72px minmax(0, 1fr)',
      gap: '8px 12px',
      alignItems: 'center',
      minHeight: 28,
      '& .kind': { color: token.ink3 },
    },
    '& .head': { display: 'flex', alignItems: 'center', gap: 6, minHeight: 28, marginBottom: 6 },
    '& h2': { fontSize: 13, fontWeight: 600, marginRight: 'auto' },
    '& .none': { color: token.ink3 },
    '& .project': { display: 'flex', gap: 8, padding: '6px 0' },
    '& .project + .project': { borderTop: `1px solid ${token.border}` },
    '& .project svg': { flex: 'none', marginTop: 3, color: token.ink3 },
    '& .project a': { overflowWrap: 'anywhere' },
    '& .column': { display: 'block', fontSize: 12, lineHeight: '16px', color: token.ink3 },
    '& ul[aria-label="Tags"]': { flexWrap: 'wrap' },
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
  const { open, menu, buttonOf } = useOpenMenu(documents, isEditor);
  const { decided } = useDecisions(documents);
  const offered = shownMenus([document.documentType], 'document');
  const { tags, projects, ...facts } = document.metadata;
  const hasBoards = offered.includes('workflow');
  const columns = useColumnsOfDocument(document.fusionId, hasBoards && projects.length > 0);
  const shownFacts = FACTS.filter((fact) => offered.includes(fact));
  return (
    <Root>
      {shownFacts.length > 0 ? (
        <section className="facts" aria-label={words.decisions}>
          {shownFacts.map((fact) => (
            <FactLine key={fact} kind={words[fact]}>
              {isEditor ? (
                <FactButton
                  fact={fact}
                  {...buttonOf(fact)}
                  {...menu}
                  decided={decided}
                  emptyLabel={words.unset}
                  isField
                />
              ) : (
                (facts[fact] ?? <span className="none">{words.unset}</span>)
              )}
            </FactLine>
          ))}
        </section>
      ) : null}
      {offered.includes('projects') ? (
        <CardPart
          title={words.projects}
          action={
            isEditor ? (
              <>
                {hasBoards ? <MenuButton {...buttonOf('workflow')} icon="board" label={words.workflow} /> : null}
                <MenuButton {...buttonOf('projects')} icon="edit" label={words.edit} name={words.editProjects} />
              </>
            ) : null
          }
        >
          {projects.length === 0 ? <p className="none">{recordTexts.noProjects}</p> : null}
          <ul aria-label={words.projects}>
            {projects.map(({ _id, name }) => (
              <li key={_id} className="project">
                <Icon name="folder" size={14} />
                <span>
                  <AddressLink href={`/projects/${_id}`}>{name}</AddressLink>
                  {columns === undefined ? null : <span className="column">{columns.get(_id) ?? words.offBoard}</span>}
                </span>
              </li>
            ))}
          </ul>
        </CardPart>
      ) : null}
      <CardPart
        title={words.tags}
        action={
          isEditor ? <MenuButton {...buttonOf('tags')} icon="edit" label={words.edit} name={words.editTags} /> : null
        }
      >
        {tags.length === 0 ? <p className="none">{recordTexts.noTags}</p> : <TagChips tags={tags} limit={TAGS} />}
      </CardPart>
      <OpenMenu name={open} menu={menu} renderCreateProject={renderCreateProject} />
    </Root>
  );
}

function FactLine({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <>
      <span className="kind">{kind}</span>
      <span>{children}</span>
    </>
  );
}

function CardPart({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="head">
        <h2 id={headingId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
