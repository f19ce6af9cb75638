import type { ForecastBill } from '../forecast-bill.ts';
import type { MemberDirectory } from '../member-directory.ts';
import { createRandom } from '../random.ts';
import { readSession, type SessionData } from '../session-data.ts';
import { action, buildBill, sponsor } from './build-bill.ts';

/** Reads bills as a session. @throws Error for bills without a calendar */
export function buildSession(bills: readonly ForecastBill[], members: MemberDirectory = new Map()): SessionData {
  const session = readSession(bills, members);
  if (session === undefined) throw new Error('The session has no calendar.');
  return session;
}

/**
 * A made-up Congress in which bills about lighthouses move, most others do not, and hearings help: enough to see that
 * models learn something.
 */
export function inventCongress(count: number, seed = 7): ForecastBill[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const isGood = random() < 0.3;
    const isMoved = random() < (isGood ? 0.8 : 0.05);
    const isPassed = isMoved && random() < 0.7;
    const month = String(1 + Math.floor(random() * 9)).padStart(2, '0');
    const actions = [
      action(`2013-${month}-10`, 'Introduced in House'),
      action(
        `2013-${month}-10`,
        `Referred to the House Committee on ${random() < 0.5 ? 'Ways and Means' : 'the Judiciary'}.`,
      ),
    ];
    if (isMoved || random() < 0.1) actions.push(action('2013-11-01', 'Ordered to be Reported by Voice Vote.'));
    if (isMoved) actions.push(action('2013-11-20', 'Placed on the Union Calendar, Calendar No. 1.'));
    if (isPassed) actions.push(action('2014-03-01', 'On passage Passed by voice vote.'));
    if (isPassed && random() < 0.5)
      actions.push(
        action('2014-05-01', 'Committee on Finance. Reported by Senator Baucus without amendment.'),
        action('2014-06-01', 'Passed Senate without amendment by Unanimous Consent.'),
        action('2014-06-20', 'Became Public Law No: 113-1.'),
      );
    // The last action of the session, so that it counts as over.
    if (at === 0) actions.push(action('2014-12-20', 'Sponsor introductory remarks on measure.'));
    return buildBill({
      fusionId: `us-113-hr-${at + 1}`,
      title: isGood ? 'To name a lighthouse.' : 'To abolish a tax on lamps.',
      introducedOn: `2013-${month}-10`,
      actions,
      sponsors: [sponsor(`person-bioguide-${at % 20}`)],
    });
  });
}
