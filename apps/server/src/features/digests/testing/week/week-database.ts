import type { Database } from '../../../../platform/database/create-database.ts';
import { storeRecords } from '../../../documents/index.ts';
import { HOUR, type PlannedHour, WEEK_START_TS, type WeekPlan } from './week-plan.ts';

/** Fills an empty database with the plan's users, projects, saved searches and documents. */
export async function fillWeek(database: Database, { users }: WeekPlan, documents: number): Promise<void> {
  const pool = database.$client;
  const organizations = [...new Map(users.map((user) => [user.organizationId, user])).values()];
  const insert = (table: string, columns: string, rows: readonly object[]) =>
    pool.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  await insert(
    'organization',
    'id, name, slug, external_name, entitlements, time_zone, weekly_digest_day, created_at, is_sample',
    organizations.map(({ organizationId: id, timeZone, weeklyDigestDay }) => ({
      id,
      name: id,
      slug: id,
      external_name: id,
      entitlements: {
        USFederal: true,
        USStateList: [],
      },
      time_zone: timeZone,
      weekly_digest_day: weeklyDigestDay,
      created_at: '2026-01-01',
      is_sample: false,
    })),
  );
  await insert(
    'organization_flags',
    'organization_id, flag, value, updated_by, updated_ts',
    organizations.map(({ organizationId, userId }) => ({
      organization_id: organizationId,
      flag: 'hourlyEmails',
      value: true,
      updated_by: userId,
      updated_ts: WEEK_START_TS - HOUR,
    })),
  );
  await insert(
    '"user"',
    'id, name, email, email_verified, created_at, updated_at, first_name, last_name, is_active, is_operator',
    users.map(({ userId: id, email }) => ({
      id,
      name: id,
      email,
      email_verified: true,
      created_at: '2026-01-01',
      updated_at: '2026-01-01',
      first_name: id,
      last_name: '',
      is_active: true,
      is_operator: false,
    })),
  );
  await insert(
    'member',
    'id, organization_id, user_id, role, created_at',
    users.map(({ userId, organizationId }) => ({
      id: userId,
      organization_id: organizationId,
      user_id: userId,
      role: 'member',
      created_at: '2026-01-01',
    })),
  );
  const projects = users.flatMap((user) => user.projects.map((project, index) => ({ user, project, index })));
  const createdTs = WEEK_START_TS - HOUR;
  await insert(
    'projects',
    'project_id, organization_id, name, is_sample, created_by, created_ts, updated_ts',
    projects.map(({ user, project, index }) => ({
      project_id: project.projectId,
      organization_id: user.organizationId,
      name: `Project ${index + 1}`,
      is_sample: false,
      created_by: user.userId,
      created_ts: createdTs,
      updated_ts: createdTs,
    })),
  );
  await insert(
    'project_collaborators',
    'organization_id, project_id, user_id',
    projects.map(({ user, project }) => ({
      organization_id: user.organizationId,
      project_id: project.projectId,
      user_id: user.userId,
    })),
  );
  await insert(
    'project_members',
    'organization_id, project_id, user_id, alert_email_frequency, update_email_frequency, pn_content, cq_content',
    projects.map(({ user, project, index }) => ({
      organization_id: user.organizationId,
      project_id: project.projectId,
      user_id: user.userId,
      alert_email_frequency: project.frequency,
      update_email_frequency: index === 0 ? user.updates : 'Never',
      pn_content: true,
      cq_content: true,
    })),
  );
  await insert(
    'saved_searches',
    'saved_search_id, organization_id, project_id, title, search_model, email_alerts, is_sample, created_by, created_ts, updated_ts',
    projects.flatMap(({ user, project }) =>
      project.searchIds.map((savedSearchId, index) => ({
        saved_search_id: savedSearchId,
        organization_id: user.organizationId,
        project_id: project.projectId,
        title: `Search ${index + 1}`,
        search_model: { rawTextSearch: 'widget' },
        email_alerts: true,
        is_sample: false,
        created_by: user.userId,
        created_ts: createdTs,
        updated_ts: createdTs,
      })),
    ),
  );
  await fillDocuments(database, documents);
  await insert(
    'project_entities',
    'organization_id, project_id, document_id, created_by, created_ts',
    users.flatMap(({ organizationId, userId, projects: [first], followed }) =>
      followed.map((document) => ({
        organization_id: organizationId,
        project_id: first?.projectId,
        document_id: document,
        created_by: userId,
        created_ts: createdTs,
      })),
    ),
  );
  // Replaces autovacuum, which test servers run without.
  await pool.query('analyze');
}

/** Stores one bill and copies it under other numbers: `US HR 7` is document 7. */
async function fillDocuments(database: Database, count: number): Promise<void> {
  const fetchedTs = WEEK_START_TS - HOUR;
  await database.transaction((tx) =>
    storeRecords(tx, {
      source: 'billstatus',
      fetchedTs,
      nowMs: fetchedTs * 1e3,
      today: '2026-03-04',
      records: [
        {
          kind: 'bill',
          fusionId: 'us-119-hr-1',
          part: 'main',
          documentType: 'Legislation',
          isoCode: 'us',
          session: '119',
          sessionEndOn: '2099-01-03',
          localityExternalId: 'US HR 1',
          title: 'A bill to regulate the widget',
          introducedOn: '2026-01-05',
        },
      ],
    }),
  );
  await database.$client.query(
    `insert into documents overriding system value
     select (jsonb_populate_record(d, jsonb_build_object('document_id', n, 'fusion_id', 'us-119-hr-' || n,
       'locality_external_id', 'US HR ' || n, 'title', 'A bill to regulate the widget, part ' || n))).*
     from documents d cross join generate_series(2, $1::int) n where d.fusion_id = 'us-119-hr-1'`,
    [count],
  );
}

/** Writes what happened in the hour before the given second, as the matcher and the ingest do. */
export async function writeHour(database: Database, { matches, news }: PlannedHour, nowTs: number): Promise<void> {
  const happenedTs = nowTs - HOUR / 2;
  await database.$client.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb)
         as m(document int, "searchId" uuid, "projectId" uuid, "organizationId" text)
     ), alerts as (
       insert into search_alerts (search_alert_id, organization_id, project_id, document_id, fusion_id, document_type,
         marked_read, marked_irrelevant, discovery_ts, last_match_ts)
       select distinct on ("projectId", document) gen_random_uuid(), "organizationId", "projectId", document,
         'us-119-hr-' || document, 'Legislation', false, false, $2::bigint, $2::bigint from given
       returning search_alert_id, project_id, document_id
     )
     insert into search_alert_matches (organization_id, search_alert_id, saved_search_id, document_version, matched_ts)
     select g."organizationId", a.search_alert_id, g."searchId", 1, $2::bigint
     from given g join alerts a on a.project_id = g."projectId" and a.document_id = g.document`,
    [JSON.stringify(matches), happenedTs],
  );
  await database.$client.query(
    `insert into document_news (document_id, kind, news_on, words, created_ts)
     select n, 'action', null, 'Reported by the Committee', $2 from unnest($1::bigint[]) n`,
    [news, happenedTs],
  );
}
