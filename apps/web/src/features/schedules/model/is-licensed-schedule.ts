import { cqFusionId } from '@rotunda/domain';

const LICENSED = cqFusionId('schedule', '');

/** Whether the id belongs to a schedule of the licensed feed, which is not a public document. */
export const isLicensedSchedule = (fusionId: string): boolean => fusionId.startsWith(LICENSED);
