import { agentsRefusals } from './refusals/agents.ts'
import { cashierRefusals } from './refusals/cashier.ts'
import { identityRefusals } from './refusals/identity.ts'
import { lotteryRefusals } from './refusals/lottery.ts'
import { playRefusals } from './refusals/play.ts'
import { recordsRefusals } from './refusals/records.ts'
import { rgsRefusals } from './refusals/rgs.ts'
import { securityRefusals } from './refusals/security.ts'
import { systemRefusals } from './refusals/system.ts'
import { transfersRefusals } from './refusals/transfers.ts'
import { verificationRefusals } from './refusals/verification.ts'
import { walletRefusals } from './refusals/wallet.ts'

/** Every expected no, with its HTTP status. The sentence for each is in `@trevo/i18n`. */
export const refusalStatus = {
  ...systemRefusals,
  ...identityRefusals,
  ...securityRefusals,
  ...verificationRefusals,
  ...walletRefusals,
  ...cashierRefusals,
  ...playRefusals,
  ...recordsRefusals,
  ...transfersRefusals,
  ...rgsRefusals,
  ...agentsRefusals,
  ...lotteryRefusals,
} as const

export type RefusalCode = keyof typeof refusalStatus

export const isRefusalCode = (code: string): code is RefusalCode => code in refusalStatus
