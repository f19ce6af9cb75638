import { styled } from '@mui/material/styles';
import type { DocumentCard } from '@rotunda/contract';
import { texts } from '../../../shared/texts/texts.ts';
import { PositionMark, PriorityMark } from '../../../shared/ui/decision-marks.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { TagChips } from '../../../shared/ui/tag-chips.tsx';

const Root = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surfaceSub,
  fontSize: 13,
  lineHeight: '20px',
  '& section': { padding: '12px 16px' },
  '& section + section': { borderTop: `1px solid ${theme.vars.palette.token.border}` },
  '& h2': { fontSize: 13, fontWeight: 600, marginBottom: 6 },
  '& .none': { color: theme.vars.palette.token.ink3 },
  '& .marks': { display: 'flex', gap: 16 },
  '& .project': { display: 'flex', gap: 8, alignItems: 'center' },
  '& ul[aria-label="Tags"]': { flexWrap: 'wrap' },
}));

/** What our organisation decided about a document, beside it. */
export function DecisionsCard({ metadata }: { metadata: DocumentCard['metadata'] }) {
  const { priority, position, tags, projects } = metadata;
  return (
    <Root>
      <section>
        <h2>Priority and position</h2>
        {priority || position ? (
          <span className="marks">
            {priority ? <PriorityMark priority={priority} /> : null}
            {position ? <PositionMark position={position} /> : null}
          </span>
        ) : (
          <p className="none">{texts.decisions.notReviewed}</p>
        )}
      </section>
      <section>
        <h2>Projects</h2>
        {projects.length === 0 ? <p className="none">No projects assigned</p> : null}
        <ul>
          {projects.map((project) => (
            <li key={project._id} className="project">
              <Icon name="folder" size={14} />
              {project.name}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Tags</h2>
        {tags.length === 0 ? <p className="none">No tags assigned</p> : <TagChips tags={tags} limit={10} />}
      </section>
    </Root>
  );
}
