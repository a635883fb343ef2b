import { agentsRefusals } from './refusals/agents.ts'
import { cashierRefusals } from './refusals/cashier.ts'
import { chatRefusals } from './refusals/chat.ts'
import { identityRefusals } from './refusals/identity.ts'
import { kycRefusals } from './refusals/kyc.ts'
import { ledgerRefusals } from './refusals/ledger.ts'
import { limitsRefusals } from './refusals/limits.ts'
import { lotteryRefusals } from './refusals/lottery.ts'
import { memberRefusals } from './refusals/members.ts'
import { pictureRefusals } from './refusals/pictures.ts'
import { pointsRefusals } from './refusals/points.ts'
import { playRefusals } from './refusals/play.ts'
import { playRiskRefusals } from './refusals/law/play-risk.ts'
import { promotionRefusals } from './refusals/promotions.ts'
import { recordsRefusals } from './refusals/records.ts'
import { rewardsRefusals } from './refusals/rewards.ts'
import { riskRefusals } from './refusals/risk.ts'
import { rgsRefusals } from './refusals/rgs.ts'
import { securityRefusals } from './refusals/security.ts'
import { settingsRefusals } from './refusals/settings.ts'
import { amlRefusals } from './refusals/law/aml.ts'
import { sigapRefusals } from './refusals/law/sigap.ts'
import { integrityRefusals } from './refusals/law/integrity.ts'
import { prizeRefusals } from './refusals/law/prizes.ts'
import { fundsRefusals } from './refusals/law/funds.ts'
import { myDataRefusals } from './refusals/law/my-data.ts'
import { taxRefusals } from './refusals/law/tax.ts'
import { sportsbookRefusals } from './refusals/sportsbook.ts'
import { staffRefusals } from './refusals/staff.ts'
import { systemRefusals } from './refusals/system.ts'
import { transfersRefusals } from './refusals/transfers.ts'
import { verificationRefusals } from './refusals/verification.ts'
import { walletRefusals } from './refusals/wallet.ts'

/** Every expected refusal, with its HTTP status. The sentence for each is in `@trevo/i18n`. */
export const refusalStatus = {
  ...systemRefusals,
  ...identityRefusals,
  ...staffRefusals,
  ...settingsRefusals,
  ...securityRefusals,
  ...memberRefusals,
  ...verificationRefusals,
  ...walletRefusals,
  ...cashierRefusals,
  ...playRefusals,
  ...playRiskRefusals,
  ...recordsRefusals,
  ...kycRefusals,
  ...ledgerRefusals,
  ...transfersRefusals,
  ...rgsRefusals,
  ...riskRefusals,
  ...agentsRefusals,
  ...limitsRefusals,
  ...lotteryRefusals,
  ...amlRefusals,
  ...sigapRefusals,
  ...taxRefusals,
  ...fundsRefusals,
  ...prizeRefusals,
  ...integrityRefusals,
  ...myDataRefusals,
  ...sportsbookRefusals,
  ...promotionRefusals,
  ...pointsRefusals,
  ...rewardsRefusals,
  ...chatRefusals,
  ...pictureRefusals,
} as const

export type RefusalCode = keyof typeof refusalStatus

export const isRefusalCode = (code: string): code is RefusalCode => code in refusalStatus
