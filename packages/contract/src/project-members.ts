import { z } from 'zod';
import { call, ok, uuid } from './base.ts';
import { EMAIL_FREQUENCIES } from './values/project-members.ts';

export const emailFrequencySchema = z.enum(EMAIL_FREQUENCIES);

/** A user's e-mail settings for a project (ALR-08). */
export const emailSettingsSchema = z.object({
  alertEmailFrequency: emailFrequencySchema,
  updateEmailFrequency: emailFrequencySchema,
  updateEmailContent: z.strictObject({ pn_content: z.boolean(), cq_content: z.boolean() }),
});
export type EmailSettings = z.infer<typeof emailSettingsSchema>;

export const memberSettingsSchema = emailSettingsSchema.extend({
  projectId: uuid,
  /** The user left the project: it is hidden from them and sends them no e-mails. */
  removed: z.boolean(),
});
export type MemberSettings = z.infer<typeof memberSettingsSchema>;

/**
 * Members decide for themselves what they are notified about in a project and whether they stay in it, viewers
 * included.
 */
export const projectMembersContract = {
  findSettings: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/projects/get-projects-member-settings' })
    .output(z.object({ results: z.array(memberSettingsSchema), total: z.number().int() })),
  /**
   * Updates the settings. At least one kind of content stays on; legislative content requires the USFederal entitlement
   * (ALR-08).
   */
  updateSettings: call({ role: 'viewer', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/projects/{id}/members/me' })
    .input(z.strictObject({ id: uuid, ...emailSettingsSchema.partial().shape }))
    .output(memberSettingsSchema),
  /**
   * Updates the settings of every project the user collaborates in; Never also applies to projects created later. The
   * rules of `updateSettings` apply.
   */
  updateAllSettings: call({ role: 'viewer', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/projects/members/me', summary: 'Your e-mail settings of all projects' })
    .input(z.strictObject(emailSettingsSchema.partial().shape))
    .output(z.object({ results: z.array(memberSettingsSchema), total: z.number().int() })),
  /** Removes the user from the project, even one that is open to everyone; the removal is recorded. */
  removeMyself: call({ role: 'viewer', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/projects/{id}/members/me' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
};
