import type { MembersNeeds } from '../needs.ts'
import { createClearExcluded } from './service/clear-excluded.ts'
import { createExcludeSelf } from './service/exclude-self.ts'
import { createGetExclusion } from './service/get-exclusion.ts'

/** Exclusions from play: the members' calls, and the job that ends automatic plays. */
export const createExclusion = (needs: MembersNeeds) => ({
  getExclusion: createGetExclusion(needs),
  excludeSelf: createExcludeSelf(needs),
  /** A job, every second: ends automatic plays of excluded members. */
  clearExcluded: createClearExcluded(needs),
})

export type Exclusion = ReturnType<typeof createExclusion>
