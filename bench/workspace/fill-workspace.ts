import type pg from 'pg';

export interface WorkspaceSizes {
  actions: number;
  attachments: number;
  projects: number;
  tags: number;
  /** Meetings of the year around today, each with a bill and a committee. */
  meetings: number;
  /** Rules whose comment period ends in that year. */
  deadlines: number;
  /** Cards on one board, each a separate document. */
  cards: number;
}

/** Owner of the workspace. */
interface Owner {
  organizationId: string;
  userId: string;
}

/** Words in titles; a search for one finds a tenth. */
const WORDS = ['levee', 'harbor', 'orchard', 'transit', 'aquifer', 'tariff', 'clinic', 'turbine', 'pension', 'wetland'];

/**
 * Common to every statement below: the owner, the words, the time, and one row per object to create, with its number
 * and word.
 */
const GIVEN = `with given as (
  select $1::text as organization_id, $2::text as user_id, $3::bigint as now_ts, n, ($4::text[])[1 + n % 10] as word
  from generate_series(1, $5::int) n)`;

const DOCUMENTS = `insert into documents (fusion_id, title, document_type, iso_code, generic_status, facts, provenance,
    content_hash, introduced_ts, last_updated_ts, created_ts, updated_ts)
  select 'us-119-hr-' || n, 'To regulate the ' || word || ' of district ' || n, 'Legislation', 'us', 'Introduced',
    '{"kind":"bill"}', '[]', organization_id, now_ts, now_ts, now_ts, now_ts
  from given`;
const MEETINGS = `insert into documents (fusion_id, title, document_type, iso_code, chamber, progress, byline, last_action_on,
    facts, provenance, content_hash, created_ts, updated_ts)
  select 'hearing-us-119-' || n, 'Hearing on the ' || word || ' ' || n, 'CQSchedules', 'us', 'lower', 'Scheduled',
    'Committee ' || n % 200, current_date - 182 + n % 365,
    jsonb_build_object('kind', 'hearing', 'eventType', (array['committee_hearing', 'committee_markup'])[1 + n % 2],
      'ts', now_ts + (n % 365 - 182) * 86400, 'location', 'Room ' || n % 90,
      'committees', jsonb_build_array(jsonb_build_object('name', 'Committee ' || n % 200, 'fusionId', 'committee-' || n % 200)),
      'witnesses', (select jsonb_agg(jsonb_build_object('name', 'Witness ' || w, 'position', 'Mayor')) from generate_series(1, 5) w)),
    '[]', '', now_ts, now_ts
  from given`;
const HEARING_BILLS = `insert into hearing_bills (hearing_fusion_id, bill_fusion_id)
  select 'hearing-us-119-' || n, 'us-119-hr-' || 1 + n % 1000 from given`;
const DEADLINES = `insert into documents (fusion_id, title, document_type, iso_code, comment_end_date, facts, provenance,
    content_hash, created_ts, updated_ts)
  select 'rule-' || n, 'Standards for the ' || word || ' ' || n, 'Regulation', 'us', current_date - 182 + n % 365,
    '{"kind":"regulation","agencies":[{"name":"Office of Standards"}]}', '[]', '', now_ts, now_ts
  from given`;
const TAGS = `insert into tags (tag_id, organization_id, name, created_ts)
  select gen_random_uuid(), organization_id, word || ' ' || n, now_ts from given`;
const PROJECTS = `insert into projects (project_id, organization_id, name, priority, created_by, created_ts, updated_ts)
  select gen_random_uuid(), organization_id, word || ' project ' || n, (array['High', 'Medium', 'Low'])[1 + n % 3],
    user_id, now_ts, now_ts
  from given`;
const ACTIONS = `insert into actions (action_id, organization_id, name, action_type, summary, start_ts, end_ts, created_by,
    created_ts, updated_ts)
  select gen_random_uuid(), organization_id, 'Meeting on the ' || word || ' ' || n, 'meeting', 'Notes of ' || n,
    now_ts + (n - $5 / 2) * 3600, now_ts + (n - $5 / 2) * 3600 + 3600, user_id, now_ts, now_ts
  from given`;
const ATTENDEES = `insert into action_attendees
  select organization_id, action_id, created_by from actions where organization_id = $1`;
const ATTACHMENTS = `insert into attachments (attachment_id, organization_id, attachment_type, title, url, lexemes,
    created_by, created_ts, updated_by, updated_ts)
  select gen_random_uuid(), organization_id, 'link', 'Brief on the ' || word || ' ' || n,
    'https://briefs.example/' || n, array_to_tsvector(array[word]), user_id, now_ts - n, user_id, now_ts
  from given`;
const IN_A_PROJECT = `insert into project_entities (organization_id, project_id, document_id, created_by, created_ts)
  select $1, p.project_id, d.document_id, $2, d.created_ts
  from (select project_id from projects where organization_id = $1 order by name limit 1) p, documents d
  where d.document_type = 'Legislation'
  returning project_id`;
const BOARD = `with stages as (
    insert into workflow_columns (column_id, organization_id, project_id, title, place, created_ts)
    select gen_random_uuid(), $1, $2, 'Stage ' || n, n, 0 from generate_series(0, 3) n returning column_id, place)
  insert into workflow_cards (organization_id, project_id, document_id, column_id, place)
  select $1, $2, d.document_id, stages.column_id, d.document_id
  from documents d join stages on stages.place = d.document_id % 4
  where d.document_type = 'Legislation'`;

/**
 * Writes a busy organization's workspace directly into the tables, because the API calls would take longer than the
 * measurement: every action and attachment is in a project, with two tags and two linked documents.
 * @returns The project whose board has all cards.
 */
export async function fillWorkspace(pool: pg.Pool, owner: Owner, sizes: WorkspaceSizes): Promise<string> {
  const { organizationId, userId } = owner;
  const nowTs = Math.floor(Date.now() / 1000);
  const made = [
    [DOCUMENTS, sizes.cards],
    [MEETINGS, sizes.meetings],
    [HEARING_BILLS, sizes.meetings],
    [DEADLINES, sizes.deadlines],
    [TAGS, sizes.tags],
    [PROJECTS, sizes.projects],
    [ACTIONS, sizes.actions],
    [ATTACHMENTS, sizes.attachments],
  ] as const;
  for (const [insert, count] of made)
    await pool.query(`${GIVEN} ${insert}`, [organizationId, userId, nowTs, WORDS, count]);
  for (const owned of ['action', 'attachment']) await linkEach(pool, organizationId, owned);
  await pool.query(ATTENDEES, [organizationId]);
  const { rows } = await pool.query<{ project_id: string }>(IN_A_PROJECT, [organizationId, userId]);
  const projectId = rows[0]?.project_id ?? '';
  await pool.query(BOARD, [organizationId, projectId]);
  await pool.query('vacuum analyze');
  return projectId;
}

/** Links two tags, two documents and a project to each object of a kind, spread evenly. */
async function linkEach(pool: pg.Pool, organizationId: string, owned: string): Promise<void> {
  const numbered = (table: string, id: string) =>
    `(select ${id} as id, row_number() over (order by ${id}) - 1 as n, count(*) over () as total from ${table})`;
  const own = `(select ${owned}_id as id, row_number() over (order by ${owned}_id) as n from ${owned}s where organization_id = $1)`;
  await pool.query(
    `insert into ${owned}_tags select $1, o.id, t.id from ${own} o join ${numbered('tags', 'tag_id')} t
       on t.n in (o.n % t.total, (o.n * 7 + 1) % t.total)`,
    [organizationId],
  );
  await pool.query(
    `insert into ${owned}_projects select $1, o.id, p.id from ${own} o join ${numbered('projects', 'project_id')} p
       on p.n = o.n % p.total`,
    [organizationId],
  );
  await pool.query(
    `insert into ${owned}_entities select $1, o.id, d.id, d.n from ${own} o join ${numbered('documents', 'document_id')} d
       on d.n in (o.n % d.total, (o.n * 7 + 1) % d.total)`,
    [organizationId],
  );
}
