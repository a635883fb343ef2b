import { tables, type Tx } from '@trevo/database/connect.ts'
import { findHolder, lockCounters } from './repository/count-stakes.ts'
import { createCarryOver } from './service/carry-over.ts'
import { createAnswerDeposits } from './service/admit-deposit.ts'
import { createAdmitAccounts } from './service/admit-account.ts'
import { createFirstLimits } from './service/first-limits.ts'
import { createWaitingRaises } from './service/waiting-raises.ts'
import type { LimitsContext } from './service/context.ts'
import { createEndRaises } from './service/end-raises.ts'
import { createGuard } from './service/create-guard.ts'
import { createListLimitChanges } from './service/list-limit-changes.ts'
import { createOperatorLimits } from './service/operator-limits.ts'
import { createPlayTime } from './service/play-time.ts'
import { createWarnings } from './service/send-warnings.ts'
import { createPreviewLimit } from './service/preview-limit.ts'
import { createReadSettled } from './service/read-settled.ts'
import { createShowYear } from './service/year/show-year.ts'
import { createSetLimit } from './service/set-limit.ts'
import { createTakeLowerLimit } from './service/take-lower-limit.ts'
import { createGetLimits } from './service/get-limits.ts'
import { findLimits } from './repository/limits.ts'
import type { LimitsTables } from './repository/tables.ts'
import { forgetNoted } from './repository/give-back.ts'
import type { LimitsNeeds } from './needs.ts'

/** The limits that people set for themselves, and the guard that holds their stakes and deposits to them. */
export const createLimits = (needs: LimitsNeeds) => {
  const { database, clock } = needs
  const warnings = createWarnings(needs)
  const context: LimitsContext = {
    ...needs,
    readSettled: createReadSettled(needs),
    touch: warnings.touch,
  }
  needs.wallet.registerStakeGuard(createGuard(context))
  return {
    getLimits: createGetLimits(context),
    setLimit: createSetLimit(context),
    ...createFirstLimits(context),
    ...createAdmitAccounts(context),
    ...createWaitingRaises(context),
    takeLowerLimit: createTakeLowerLimit(context),
    previewLimit: createPreviewLimit(context),
    showYear: createShowYear(context),
    listLimitChanges: createListLimitChanges(context),
    ...createPlayTime(context),
    ...createOperatorLimits(context),
    sendWarnings: warnings.run,
    deposits: createAnswerDeposits(context),
    /** Locks what counts the member's stakes. @returns whether there are limits */
    lockLimited: async (tx: Tx, memberId: bigint): Promise<boolean> => {
      await lockCounters(tx, [memberId])
      return (await findHolder(tx, memberId)) !== undefined
    },
    /** What a person may lose in a week or a month, the less of both; undefined without a limit. In 1/10,000 BRL. */
    findLossLimit: async (tx: Tx, personId: bigint): Promise<bigint | undefined> => {
      const limits = await findLimits(tables<LimitsTables>(tx), personId)
      const values = limits.flatMap(({ kind, period, value }) =>
        kind === 'loss' && period !== 'day' ? [value] : [],
      )
      return values.toSorted((a, b) => (a < b ? -1 : 1))[0]
    },
    carryOver: createCarryOver(context),
    /** Counts what decided stakes gave back (a job). */
    readSettled: context.readSettled,
    endRaises: createEndRaises(context),
    forgetNoted: async (): Promise<void> => {
      while (await forgetNoted(database.db, clock.now()));
    },
  }
}
export type LimitsModule = ReturnType<typeof createLimits>
