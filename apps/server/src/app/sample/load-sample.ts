import type { SourceRecord } from '@rotunda/domain';
import { buildSampleCqRecords, buildSampleRecords, SAMPLE_SEED, type SampleOptions } from '@rotunda/sample';
import { storeCqRecords } from '../../features/cq/index.ts';
import { compileSearchModel, createCompileUserSearch } from '../../features/discover/index.ts';
import { storeRecords } from '../../features/documents/index.ts';
import { createProjectsRepository } from '../../features/projects/index.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { buildPipeline } from '../build-pipeline.ts';
import { createApiServices } from '../build-router.ts';
import type { PlatformDeps } from '../platform-deps.ts';
import { createSampleAdvocacy } from './create-sample-advocacy.ts';
import { createSampleContacts } from './create-sample-contacts.ts';
import { createSampleRemarks } from './create-sample-remarks.ts';
import { createSampleActions } from './create-sample-actions.ts';
import { createSamplePeople, type StaffedOrganization } from './create-sample-people.ts';
import { createSampleProjects } from './create-sample-projects.ts';
import { createSampleRunRepository, type SampleRun } from './sample-run.repository.ts';
import { createSampleStatesRepository } from './sample-states.repository.ts';

export type OnSampleProgress = (label: string, done: number, total: number) => void;
/** Must return the same records for the same options, because a resumed start relies on it. */
export type BuildRecords = (options: SampleOptions) => readonly SourceRecord[];

/** Records per commit, small enough that a killed start repeats little. */
const BATCH = 400;
/** Bills in each project. */
const ENTITIES = 12;

/**
 * Creates the sample workspace in an empty installation, or resumes an interrupted start. Saved searches are created
 * before the documents, so that the alerts are what the matcher really found.
 */
export async function loadSample(
  deps: PlatformDeps,
  onProgress: OnSampleProgress,
  buildRecords: BuildRecords = buildSampleRecords,
): Promise<void> {
  const run = await beginOrResume(deps);
  if (run === null) return;
  onProgress('Making the sample workspace', 0, 1);
  const { database, clock, ids } = deps;
  const staffed = await createSamplePeople(createApiServices(deps).identity);
  const compileSearch = compileSearchModel;
  const compileUserSearch = createCompileUserSearch(clock);
  const findPassage = () => Promise.reject(new Error('searches of the sample follow no passage'));
  const searches = { database, clock, ids, compileSearch, compileUserSearch, findPassage };
  for (const one of staffed) await createSampleProjects(searches, one);
  await storeDocuments(deps, run, buildRecords(run), onProgress);
  await indexDocuments(deps, onProgress);
  await database.transaction((tx) =>
    storeCqRecords(tx, {
      source: 'sample',
      records: buildSampleCqRecords(run),
      fetchedTs: clock.now(),
      isSample: true,
    }),
  );
  await database.transaction(async (tx) => {
    for (const one of staffed) {
      await addHistory(tx, deps, one);
      await createSampleAdvocacy(tx, deps, one, run);
    }
    await createSampleRunRepository(tx).finish(run.runId, clock.now());
  });
}

/** Returns null if there is nothing to create. */
async function beginOrResume({ database, ids, clock }: PlatformDeps): Promise<SampleRun | null> {
  return database.transaction(async (tx) => {
    const repository = createSampleRunRepository(tx);
    await repository.lock();
    const found = await repository.get();
    if (found !== null) return found.isFinished ? null : found;
    if (!(await repository.isWanted())) return null;
    const referenceDay = new Date(clock.nowMs()).toISOString().slice(0, 10);
    const run = { runId: ids.newId(), seed: SAMPLE_SEED, referenceDay, expected: 0 };
    await repository.begin(run, clock.now());
    return { ...run, checkpoint: 0, isFinished: false };
  });
}

async function storeDocuments(
  deps: PlatformDeps,
  run: SampleRun,
  records: readonly SourceRecord[],
  onProgress: OnSampleProgress,
): Promise<void> {
  const { database, clock } = deps;
  for (let start = run.checkpoint; start < records.length; start += BATCH) {
    const batch = records.slice(start, start + BATCH);
    await database.transaction(async (tx) => {
      await storeRecords(tx, {
        source: 'sample',
        records: batch,
        fetchedTs: clock.now(),
        nowMs: clock.nowMs(),
        today: run.referenceDay,
        isSample: true,
      });
      await createSampleRunRepository(tx).advance(run.runId, start + batch.length, clock.now());
    });
    onProgress('Storing sample records', start + batch.length, records.length);
  }
}

async function indexDocuments(deps: PlatformDeps, onProgress: OnSampleProgress): Promise<void> {
  const built = await buildPipeline(deps);
  try {
    const waiting = await createSampleStatesRepository(deps.database).countWaiting();
    await built.pipeline.drain({
      onProgress: (done) => onProgress('Indexing sample documents', Math.min(done, waiting), waiting),
    });
  } finally {
    await built.stop();
  }
}

/**
 * Gives the workspace a history: alerts of several weeks, some read, some irrelevant, and documents in projects with
 * priorities, positions and tags.
 */
async function addHistory(
  tx: DatabaseHandle,
  { clock, ids }: PlatformDeps,
  staffed: StaffedOrganization,
): Promise<void> {
  const { organization, admin } = staffed;
  const { organizationId, userId: createdBy } = admin;
  const states = createSampleStatesRepository(tx);
  const nowTs = clock.now();
  await states.spreadDiscoveries(organizationId, nowTs);
  await states.markAlerts(organizationId, createdBy, nowTs);
  const tags = organization.tags.map((name) => ({ tagId: ids.newId(), organizationId, name, createdTs: nowTs }));
  await states.insertTags(tags);
  const projects = await createProjectsRepository(tx).find(admin);
  for (const { name, entityText } of organization.projects) {
    const project = projects.find((one) => one.name === name);
    if (project === undefined) continue;
    const { projectId } = project;
    const bills = await states.findBillsAbout(entityText, ENTITIES);
    await states.insertProjectEntities(
      bills.map((documentId) => ({ organizationId, projectId, documentId, createdBy, createdTs: nowTs })),
    );
    await states.placeCards(organizationId, projectId, bills);
    await states.setMetadata(organizationId, bills, createdBy, nowTs);
    await states.tagDocuments(
      organizationId,
      bills,
      tags.map((tag) => tag.tagId),
    );
  }
  await createSampleActions(tx, { ids, nowTs }, staffed, { projects, tags });
  await createSampleContacts(tx, { ids, clock }, staffed);
  await createSampleRemarks(tx, { ids, clock }, staffed, { projects, tags });
}
