import type { SigapNeeds } from './needs.ts'
import { correctFileKind } from './service/correct-sigap-file-kind.ts'
import { createCorrectSigapFile } from './service/correct-sigap-file.ts'
import { createCountTransfers } from './service/count-transfers.ts'
import { createMakeFiles } from './service/make-files.ts'
import { createCountTroubled } from './service/count-troubled.ts'
import { createListSigapFiles } from './service/list-sigap-files.ts'
import { createResendSigapFile } from './service/resend-sigap-file.ts'
import { seedFirstDay } from './seed/seed-first-day.ts'
import { createShowSigapFile } from './service/show-sigap-file.ts'
import { createSendFiles } from './service/send-files.ts'

/** Files of bets, wallets, bettors and the operator's month for SIGAP. */
export const createSigap = (needs: SigapNeeds) => {
  const countTransfers = createCountTransfers(needs)
  return {
    /** A job, every minute. */
    makeFiles: createMakeFiles(needs, countTransfers),
    /** A job, every five seconds. */
    sendFiles: createSendFiles(needs),
    listSigapFiles: createListSigapFiles(needs),
    countTroubled: createCountTroubled(needs),
    showSigapFile: createShowSigapFile(needs),
    resendSigapFile: createResendSigapFile(needs),
    correctSigapFile: createCorrectSigapFile(needs),
    /** A company of the demo reports from a day on, even if nothing has moved yet. */
    startDemo: (companyId: number, day: string): Promise<void> =>
      seedFirstDay(needs.database, companyId, day, needs.clock.now()),
    changeKinds: [correctFileKind(needs)],
  }
}

export type Sigap = ReturnType<typeof createSigap>
