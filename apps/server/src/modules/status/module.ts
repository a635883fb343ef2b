import type { StatusNeeds } from './needs.ts'
import { createCreditRules, creditRuleKind } from './service/credit-rules.ts'
import { createGiveCredits } from './service/give-credits.ts'
import { createIncidentDesk } from './service/incident-desk.ts'
import { createMeasureMinutes } from './service/measure-minutes.ts'
import { createReadStatus } from './service/read-status.ts'
import { createShowServiceStatus } from './service/show-service-status.ts'

/** How each part of a brand's site works, minute by minute, for everybody to see. */
export const createStatus = (needs: StatusNeeds) => {
  const reading = createReadStatus(needs)
  return {
    /** A job, every minute. */
    measureMinutes: createMeasureMinutes(needs),
    showServiceStatus: createShowServiceStatus(reading.readStatus),
    ...createIncidentDesk(needs, reading),
    ...createCreditRules(needs),
    /** A job, every minute. */
    giveCredits: createGiveCredits(needs),
    changeKinds: [creditRuleKind(needs)],
  }
}

export type Status = ReturnType<typeof createStatus>
