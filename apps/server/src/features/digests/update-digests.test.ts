import type { ActionFact, BillRecord, CqPublicationRecord, VoteRecord } from '@rotunda/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { storeCqRecords } from '../cq/index.ts';
import { digestTest } from './testing/digest-test.ts';

const DAY = new Date().toISOString().slice(0, 10);
const action = (text: string, date = DAY) => ({ date, text });

describe('Update digests', () => {
  const { workspace, deps, tick, until, mails } = digestTest({ admin: 'admin', member: 'member' });
  const { api, ingest, admin, member } = workspace;
  const query = (text: string, ...values: unknown[]) => api.deps.database.$client.query(text, values);
  let projectId: string;

  const bill = (actions: ActionFact[], changes: Partial<BillRecord> = {}) => testBill(1, { actions, ...changes });
  const add = (inProject = projectId) =>
    member.call('POST', '/projects/create-project-entities', {
      entities: [{ projectId: inProject, fusionId: 'us-119-hr-1', documentType: 'Legislation' }],
    });
  const choose = (changes: object, by = member) => by.call('PATCH', `/projects/${projectId}/members/me`, changes);
  const entitle = (isFederal: boolean) =>
    query('update organization set entitlements = $1', JSON.stringify({ USFederal: isFederal, USStateList: [] }));

  beforeEach(async () => {
    await entitle(true);
    projectId = await member.make('/projects', { name: 'Widgets' });
    await choose({ updateEmailFrequency: 'Never' }, admin);
    await ingest(bill([action('Introduced')]));
    expect(await add()).toMatchObject({ status: 201 });
    await tick();
  });

  it('report new actions on the documents of a project once', async () => {
    await ingest(bill([action('Introduced'), action('Reported by the Committee')]));
    until('Daily');
    expect(await tick()).toEqual(['queued']);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'update-digest', subject: 'Updates to 1 document: Widgets' });
    expect(mail?.text).toContain('Reported by the Committee');
    expect(mail?.text).not.toContain('Introduced');
    expect(mail?.html).toContain(`${deps().baseUrl}/legislation/us-119-hr-1`);
    until('Daily');
    expect(await tick()).toEqual([]);
  });

  it('ignore corrected texts, actions before a document was added and documents outside projects', async () => {
    await ingest(bill([action('Introduced in House')]), testBill(2, { actions: [action('Introduced')] }));
    await ingest(testBill(2, { actions: [action('Introduced'), action('Reported')] }));
    until('Daily');
    await tick();
    expect(await mails()).toEqual([]);
    await query('update project_entities set created_ts = created_ts + 3600');
    await ingest(bill([action('Introduced in House'), action('Reported')]));
    until('Daily');
    await tick();
    expect(await mails()).toEqual([]);
  });

  it('report a roll call once, whether the bill or the vote arrives first', async () => {
    const vote: VoteRecord = {
      kind: 'vote',
      fusionId: 'vote-us-119-2-h1',
      part: 'main',
      isoCode: 'us',
      session: '119',
      billFusionId: 'us-119-hr-1',
      chamber: 'lower',
      motion: 'On Passage',
      date: DAY,
      passed: true,
      yesCount: 220,
      noCount: 210,
    };
    await ingest(vote);
    const recorded = { voteId: vote.fusionId, chamber: 'lower', session: '119', sessionNumber: '2' } as const;
    await ingest(bill([action('Introduced')], { recordedVotes: [{ ...recorded, rollcall: '1', date: DAY }] }));
    await ingest({ ...vote, yesCount: 221 });
    until('Daily');
    await tick();
    const [mail] = await mails();
    expect(mail?.text.match(/House vote/g)).toHaveLength(1);
    expect(mail?.text).toContain('House vote: passed, 220–210 (On Passage)');
  });

  it('list a document of two projects once and name the other project', async () => {
    const other = await member.make('/projects', { name: 'Gadgets' });
    await add(other);
    await admin.call('PATCH', `/projects/${other}/members/me`, { updateEmailFrequency: 'Never' });
    await ingest(bill([action('Introduced'), action('Reported by the Committee')]));
    until('Daily');
    await tick();
    const [mail] = await mails();
    expect(mail?.subject).toBe('Updates to 1 document: Gadgets');
    expect(mail?.text).toContain('Also in: Widgets');
  });

  describe('with CQ publications', () => {
    const publish = (changes: Partial<CqPublicationRecord> = {}) =>
      api.deps.database.transaction((tx) =>
        storeCqRecords(tx, {
          source: 'cq',
          fetchedTs: api.deps.clock.now(),
          records: [
            {
              kind: 'cq-publication',
              fusionId: 'cq-publication-1',
              part: 'main',
              cqUid: '1',
              category: 'news',
              title: 'House panel backs the widget bill',
              references: [],
              billFusionIds: ['us-119-hr-1'],
              displayDate: {
                ts: api.deps.clock.now(),
                hasTime: true,
              },
              sourceUpdatedTs: api.deps.clock.now(),
              ...changes,
            } as CqPublicationRecord,
          ],
        }),
      );
    const subjects = async () => {
      until('Daily');
      await tick();
      return (await mails()).map(({ text }) => text.includes('House panel backs the widget bill'));
    };
    beforeEach(() => query('delete from cq_records'));

    it('report a new publication but not its revision', async () => {
      await publish();
      expect(await subjects()).toEqual([true]);
      await publish({ title: 'House panel backs the widget bill again', sourceUpdatedTs: api.deps.clock.now() + 9 });
      expect(await subjects()).toEqual([]);
    });

    it('report a publication that was revised before the first digest', async () => {
      await publish({ title: 'A first title' });
      await publish({ sourceUpdatedTs: api.deps.clock.now() + 9 });
      expect(await subjects()).toEqual([true]);
    });

    it('leave out publications without the entitlement, when switched off and after a retraction', async () => {
      await entitle(false);
      await publish();
      expect(await subjects()).toEqual([]);
      await entitle(true);
      await query('delete from cq_records');
      await choose({ updateEmailContent: { pn_content: true, cq_content: false } });
      await publish();
      expect(await subjects()).toEqual([]);
      await choose({ updateEmailContent: { pn_content: true, cq_content: true } });
      await query('delete from cq_records');
      await publish();
      await query('delete from cq_records');
      expect(await subjects()).toEqual([]);
    });

    it('contain only the kind of content that is switched on', async () => {
      await choose({ updateEmailContent: { pn_content: false, cq_content: true } });
      await ingest(bill([action('Introduced'), action('Reported by the Committee')]));
      await publish();
      until('Daily');
      await tick();
      const [mail] = await mails();
      expect(mail?.text).toContain('House panel backs');
      expect(mail?.text).not.toContain('Reported by the Committee');
    });
  });
});
