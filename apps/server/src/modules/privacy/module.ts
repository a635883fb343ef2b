import type { PrivacyNeeds } from './needs.ts'
import { createDataRequests } from './service/data-requests.ts'
import { createHandOverData } from './service/hand-over-data.ts'
import { createMyData } from './service/my-data.ts'
import { createRunRequests } from './service/run-requests.ts'

/** What is kept of people, and what they ask for about it. */
export const createPrivacy = (needs: PrivacyNeeds) => ({
  ...createMyData(needs),
  ...createDataRequests(needs),
  handOverData: createHandOverData(needs),
  /** A job, every few seconds. */
  runRequests: createRunRequests(needs),
})

export type Privacy = ReturnType<typeof createPrivacy>
