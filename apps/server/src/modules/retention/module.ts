import type { RetentionNeeds } from './needs.ts'
import { createEraseDue } from './service/erase-due.ts'
import { createListRetention } from './service/list-retention.ts'

/** How long personal data is kept, and what is erased when its time is over. */
export const createRetention = (needs: RetentionNeeds) => ({
  /** A job, every night. */
  eraseDue: createEraseDue(needs),
  listRetention: createListRetention(needs),
})

export type Retention = ReturnType<typeof createRetention>
