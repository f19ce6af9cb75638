import { BILL_STATUSES, BILL_TYPES, CHAMBERS, DOCUMENT_TYPES, GENERIC_STATUSES } from '@rotunda/domain';
import { z } from 'zod';
import { ALERT_ACTIVITY_LABELS, POSITIONS, PRIORITIES, ROLES } from './values/enums.ts';

export const documentTypeSchema = z.enum(DOCUMENT_TYPES);
export const genericStatusSchema = z.enum(GENERIC_STATUSES);
export const billStatusSchema = z.enum(BILL_STATUSES);
export const chamberSchema = z.enum(CHAMBERS);
export const billTypeSchema = z.enum(BILL_TYPES);

export const prioritySchema = z.enum(PRIORITIES);
export const positionSchema = z.enum(POSITIONS);

export const alertActivityLabelSchema = z.enum(ALERT_ACTIVITY_LABELS);

export const roleSchema = z.enum(ROLES);
