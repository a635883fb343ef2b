import { firstLimitKinds, type FirstLimitKind } from '@trevo/contract/wps/security/first-limits.ts'
import type { HeldLimit } from './change-limit.ts'

/** Those limits that everybody needs, for any period, and that a person does not have. */
export const missingKinds = (limits: readonly HeldLimit[]): readonly FirstLimitKind[] =>
  firstLimitKinds.filter((kind) => !limits.some((limit) => limit.kind === kind))
