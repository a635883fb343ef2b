import type { SigapNeeds } from './needs.ts'
import { correctFileKind, createCorrectFile } from './service/correct-file.ts'
import { createCountTransfers } from './service/count-transfers.ts'
import { createMakeFiles } from './service/make-files.ts'
import { createListFiles, createShowFile } from './service/read-files.ts'
import { createResendFile } from './service/resend-file.ts'
import { createSendFiles } from './service/send-files.ts'

/** Files of bets, wallets, bettors and the operator's month for SIGAP. */
export const createSigap = (needs: SigapNeeds) => {
  const countTransfers = createCountTransfers(needs)
  return {
    /** A job, every minute. */
    makeFiles: createMakeFiles(needs, countTransfers),
    /** A job, every five seconds. */
    sendFiles: createSendFiles(needs),
    listFiles: createListFiles(needs),
    showFile: createShowFile(needs),
    resendFile: createResendFile(needs),
    correctFile: createCorrectFile(needs),
    changeKinds: [correctFileKind(needs)],
  }
}

export type Sigap = ReturnType<typeof createSigap>
