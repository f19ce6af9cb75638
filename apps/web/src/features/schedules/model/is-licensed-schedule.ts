import { cqFusionId } from '@rotunda/domain';

const LICENSED = cqFusionId('schedule', '');

/** Whether an id is of a schedule of the licensed feed, which is no public document. */
export const isLicensedSchedule = (fusionId: string): boolean => fusionId.startsWith(LICENSED);
