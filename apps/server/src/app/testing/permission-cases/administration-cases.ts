import { withoutObjects, type PermissionCase, type PermissionCases } from './permission-case.ts';

const organization = (body?: object): PermissionCase => ({
  request: ({ organizationId }) => ({ params: { id: organizationId }, ...(body === undefined ? {} : { body }) }),
  foreign: 'missing',
});
const anInvitation = (): PermissionCase => ({
  request: async (objects) => ({
    params: { id: objects.organizationId, invitationId: await objects.invitation() },
  }),
  foreign: 'missing',
});
const aMail = (): PermissionCase => ({
  request: async (objects) => ({ params: { id: await objects.mail() } }),
  foreign: 'missing',
});
const noMail = (): PermissionCase => ({
  ...withoutObjects({ params: { id: '00000000-0000-4000-8000-000000000000' } }),
  alsoAnswers: [404],
});
const aSource = (body?: object): PermissionCase =>
  withoutObjects({ params: { id: 'federal-register' }, ...(body === undefined ? {} : { body }) });

export const administrationCases: Pick<
  PermissionCases,
  'apiTokens' | 'audit' | 'flags' | 'identity' | 'outbox' | 'sources' | 'system'
> = {
  apiTokens: {
    find: withoutObjects(),
    create: withoutObjects({ body: { name: 'Script', scopes: ['read'], days: 7 } }),
    revoke: {
      request: async (objects) => ({ params: { id: (await objects.apiToken()).tokenId } }),
      foreign: 'missing',
      // Tokens belong to one user.
      alsoAnswers: [404],
    },
    findOfOrganization: organization(),
    revokeOfMember: {
      request: async (objects) => ({
        params: { id: objects.organizationId, tokenId: (await objects.apiToken()).tokenId },
      }),
      foreign: 'missing',
    },
  },
  audit: { find: { request: () => ({}), foreign: 'nothing' } },
  flags: {
    get: withoutObjects(),
    update: withoutObjects({ body: { labs: true } }),
    // Off until an administrator enables it.
    getLabs: { ...withoutObjects(), alsoAnswers: [403] },
  },
  identity: {
    signIn: withoutObjects({ body: { email: 'viewer@ours.example', password: 'correct horse battery' } }),
    signOut: { ...withoutObjects(), endsSession: true },
    getSession: withoutObjects(),
    requestPasswordReset: withoutObjects({ body: { email: 'nobody@ours.example' } }),
    // The request identifies an invitation or link by its secret alone, which nobody else has.
    openPasswordReset: { ...withoutObjects({ body: { token: 'x'.repeat(43) } }), alsoAnswers: [404] },
    resetPassword: {
      ...withoutObjects({ body: { token: 'x'.repeat(43), newPassword: 'quite another aquifer' } }),
      alsoAnswers: [404],
    },
    openInvitation: { ...withoutObjects({ body: { token: 'x'.repeat(43) } }), alsoAnswers: [404] },
    acceptInvitation: {
      ...withoutObjects({
        body: { token: 'x'.repeat(43), firstName: 'New', lastName: 'User', password: 'quite another aquifer' },
      }),
      alsoAnswers: [404],
    },
    confirmAddress: { ...withoutObjects({ body: { token: 'x'.repeat(43) } }), alsoAnswers: [404] },
    requestAddressChange: {
      ...withoutObjects({ body: { email: 'new@ours.example', currentPassword: 'not the password' } }),
      // This is not the password, and without a mail server no address can be confirmed.
      alsoAnswers: [400, 409],
    },
    findInvitations: organization(),
    createInvitation: {
      request: ({ organizationId, mark }) => ({
        params: { id: organizationId },
        body: { email: `invited-${mark}-${crypto.randomUUID()}@example.org`, role: 'viewer' },
      }),
      foreign: 'missing',
    },
    resendInvitation: anInvitation(),
    withdrawInvitation: anInvitation(),
    impersonate: {
      request: async (objects) => ({ body: { email: (await objects.createOtherUser()).email } }),
      foreign: 'none',
    },
    // Only an impersonating session has anything to stop.
    stopImpersonating: { ...withoutObjects(), alsoAnswers: [403] },
    changePassword: {
      ...withoutObjects({ body: { currentPassword: 'not the password', newPassword: 'quite another aquifer' } }),
      // The permission is checked first, then the password.
      alsoAnswers: [400],
    },
    findSessions: withoutObjects(),
    endSession: { ...withoutObjects({ params: { id: 'none' } }), alsoAnswers: [404] },
    endOtherSessions: withoutObjects({ body: {} }),
    getUser: {
      request: async (objects) => ({ params: { id: (await objects.createOtherUser()).userId } }),
      foreign: 'missing',
    },
    getOrganization: organization(),
    findUsers: organization(),
    updateOrganization: organization({ tableauReportUrl: 'https://reports.example/1' }),
    findOrganizations: withoutObjects(),
    // Operators may change any organization, so there is no foreign one.
    updateEntitlements: {
      ...organization({ USFederal: true, USStateList: ['OH'] }),
      foreign: 'none',
    },
    updateUser: {
      request: async (objects) => ({
        params: { id: (await objects.createOtherUser()).userId },
        body: { firstName: 'Changed' },
      }),
      foreign: 'missing',
    },
    createUser: {
      request: ({ organizationId, mark }) => ({
        params: { id: organizationId },
        body: {
          email: `new-${mark}-${crypto.randomUUID()}@example.org`,
          firstName: 'New',
          lastName: 'User',
          role: 'viewer',
          password: 'correct horse battery',
        },
      }),
      foreign: 'missing',
      // Where other organizations have users, only operators may.
      alsoAnswers: [403],
    },
  },
  outbox: {
    find: { request: () => ({}), foreign: 'nothing' },
    get: aMail(),
    sendAgain: aMail(),
    // Each address gets only a few per hour.
    sendTest: { ...withoutObjects(), alsoAnswers: [429] },
    findOfInstallation: withoutObjects(),
    getOfInstallation: noMail(),
    sendAgainOfInstallation: noMail(),
  },
  sources: {
    find: withoutObjects(),
    get: aSource(),
    findRuns: aSource(),
    findQuarantine: aSource(),
    runNow: { ...aSource(), alsoAnswers: [409] },
    stopRun: {
      ...withoutObjects({ params: { id: 'federal-register', runId: '00000000-0000-4000-8000-000000000000' } }),
      alsoAnswers: [404],
    },
    update: aSource({ schedule: '0 6 * * *' }),
    getIndexing: withoutObjects(),
    retryIndexing: withoutObjects(),
    removeSample: { ...withoutObjects(), alsoAnswers: [404] },
  },
  system: { health: withoutObjects(), settings: withoutObjects() },
};
