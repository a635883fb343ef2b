/** What a member may do; operators can block each of them by itself. */
export const memberPermissions = [
  'login',
  'deposit',
  'stake',
  'bonus',
  'withdraw',
  'marketing',
] as const
export type MemberPermission = (typeof memberPermissions)[number]

/** Those that a call which moves money can need. */
export type MovingPermission = Exclude<MemberPermission, 'login' | 'marketing'>
