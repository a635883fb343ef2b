import { agentsArea } from '../pages/agents/area.ts'
import { amlArea } from '../pages/aml/area.ts'
import { approvalsArea } from '../pages/approvals/area.ts'
import { auditArea } from '../pages/audit/area.ts'
import { brandsArea } from '../pages/brands/area.ts'
import { cashierArea } from '../pages/cashier/area.ts'
import { catalogueArea } from '../pages/catalogue/area.ts'
import { complianceArea } from '../pages/compliance/area.ts'
import { contentArea } from '../pages/content/area.ts'
import { depositsArea } from '../pages/deposits/area.ts'
import { deskArea } from '../pages/desk/area.ts'
import { fundsArea } from '../pages/funds/area.ts'
import { gamesArea } from '../pages/games/area.ts'
import { integrityArea } from '../pages/integrity/area.ts'
import { kycArea } from '../pages/kyc/area.ts'
import { ledgerArea } from '../pages/ledger/area.ts'
import { lotteryArea } from '../pages/lottery/area.ts'
import { loyaltyArea } from '../pages/loyalty/area.ts'
import { membersArea } from '../pages/members/area.ts'
import { playRiskArea } from '../pages/play-risk/area.ts'
import { privacyArea } from '../pages/privacy/area.ts'
import { prizesArea } from '../pages/prizes/area.ts'
import { promotionsArea } from '../pages/promotions/area.ts'
import { reconciliationArea } from '../pages/reconciliation/area.ts'
import { regulatorArea } from '../pages/regulator/area.ts'
import { reportsArea } from '../pages/reports/area.ts'
import { retentionArea } from '../pages/retention/area.ts'
import { riskArea } from '../pages/risk/area.ts'
import { rulesArea } from '../pages/rules/area.ts'
import { sessionsArea } from '../pages/sessions/area.ts'
import { sigapArea } from '../pages/sigap/area.ts'
import { staffArea } from '../pages/staff/area.ts'
import { startArea } from '../pages/start/area.ts'
import { statusArea } from '../pages/status/area.ts'
import { systemArea } from '../pages/system/area.ts'
import { taxArea } from '../pages/tax/area.ts'
import { tradingArea } from '../pages/trading/area.ts'
import { payoutsArea } from '../pages/withdrawals/area.ts'
import type { Area } from '../core/area.ts'

/** Every area of the back office, in the order of the navigation. */
export const areas: readonly Area[] = [
  startArea,
  approvalsArea,
  payoutsArea,
  depositsArea,
  deskArea,
  kycArea,
  riskArea,
  integrityArea,
  playRiskArea,
  amlArea,
  complianceArea,
  prizesArea,
  privacyArea,
  membersArea,
  ledgerArea,
  reconciliationArea,
  gamesArea,
  lotteryArea,
  tradingArea,
  promotionsArea,
  loyaltyArea,
  agentsArea,
  catalogueArea,
  contentArea,
  brandsArea,
  rulesArea,
  cashierArea,
  regulatorArea,
  reportsArea,
  sigapArea,
  taxArea,
  fundsArea,
  retentionArea,
  statusArea,
  systemArea,
  staffArea,
  auditArea,
  sessionsArea,
]
