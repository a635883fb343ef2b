import type { MembersNeeds } from '../needs.ts'
import { createClearExcluded } from './service/clear-excluded.ts'
import { createEndExclusions } from './service/end-exclusions.ts'
import { createExcludeSelf } from './service/exclude-self.ts'
import { createGetExclusion } from './service/get-exclusion.ts'

/** Exclusions from play: what members do, and the jobs that end them and the plays that would continue. */
export const createExclusion = (needs: MembersNeeds) => ({
  getExclusion: createGetExclusion(needs),
  excludeSelf: createExcludeSelf(needs),
  /** A job, every second: exclusions whose time is over. */
  endExclusions: createEndExclusions(needs),
  /** A job, every second: ends automatic plays of excluded members. */
  clearExcluded: createClearExcluded(needs),
})

export type Exclusion = ReturnType<typeof createExclusion>
