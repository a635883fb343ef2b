import type { KindDefinition } from '../../wallet/index.ts'

/** House → member: what a void stake cost, because the person was impeded when it was taken. */
export const stakeReturned = {
  kind: 'compliance.stake_returned',
  role: 'credit',
  typeCode: 8190,
  house: 'void_stakes',
} as const satisfies KindDefinition
