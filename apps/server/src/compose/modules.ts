import type { Aml } from '../modules/aml/index.ts'
import type { Agents, AgentTree } from '../modules/agents/index.ts'
import type { OpenCashier } from '../modules/cashier/index.ts'
import type { Catalogue, CatalogueDesk } from '../modules/catalogue/index.ts'
import type { Compliance } from '../modules/compliance/index.ts'
import type { Chat } from '../modules/chat/index.ts'
import type { Delivery } from '../modules/delivery/index.ts'
import type { Funds } from '../modules/funds/index.ts'
import type { Identity } from '../modules/identity/index.ts'
import type { Inbox } from '../modules/inbox/index.ts'
import type { Jackpots } from '../modules/jackpots/index.ts'
import type { Loyalty } from '../modules/loyalty/index.ts'
import type { Retention } from '../modules/retention/index.ts'
import type { Risk } from '../modules/risk/index.ts'
import type { KycModule, KycStanding } from '../modules/kyc/index.ts'
import type { Ledger } from '../modules/ledger/index.ts'
import type { LimitsModule } from '../modules/limits/index.ts'
import type { Lottery } from '../modules/lottery/index.ts'
import type { Live } from '../modules/live/index.ts'
import type { MemberOffice, Members } from '../modules/members/index.ts'
import type { Play } from '../modules/play/index.ts'
import type { Prizes } from '../modules/prizes/index.ts'
import type { Integrity } from '../modules/integrity/index.ts'
import type { Privacy } from '../modules/privacy/index.ts'
import type { Promotions } from '../modules/promotions/index.ts'
import type { Points } from '../modules/points/index.ts'
import type { Records } from '../modules/records/index.ts'
import type { Reports } from '../modules/reports/index.ts'
import type { PlayRisk } from '../modules/play-risk/index.ts'
import type { Sigap } from '../modules/sigap/index.ts'
import type { Rewards } from '../modules/rewards/index.ts'
import type { BrandDesk, Settings } from '../modules/settings/index.ts'
import type { Staff } from '../modules/staff/index.ts'
import type { Sportsbook } from '../modules/sportsbook/index.ts'
import type { Status } from '../modules/status/index.ts'
import type { System } from '../modules/system/index.ts'
import type { MeasuredReturns } from '../modules/measured-returns/index.ts'
import type { Tax } from '../modules/tax/index.ts'
import type { Transfers } from '../modules/transfers/index.ts'
import type { Verification } from '../modules/verification/index.ts'
import type { Vip } from '../modules/vip/index.ts'
import type { Wallet } from '../modules/wallet/index.ts'

/** Every module of the server. */
export type Modules = {
  readonly settings: Settings
  readonly catalogue: Catalogue
  /** Updates the catalogue from the vendors' feeds; run it every few minutes. */
  syncVendorFeeds(): Promise<void>
  /** Marks each brand's most played games as hot; run it hourly. */
  rankPlayedGames(): Promise<void>
  /** Signals linked accounts that bet against each other; run it every minute. */
  compareAccounts(): Promise<void>
  /** Deletes changes of settled bets that every reader has passed; run it every few minutes. */
  dropReadChanges(): Promise<void>
  readonly identity: Identity
  readonly staff: Staff
  /** What operators change of their brand. */
  readonly brandDesk: BrandDesk
  /** What operators change of the catalogue. */
  readonly catalogueDesk: CatalogueDesk
  readonly members: Members
  readonly memberOffice: MemberOffice
  readonly wallet: Wallet
  readonly live: Live
  readonly inbox: Inbox
  readonly vip: Vip
  readonly delivery: Delivery
  readonly verification: Verification
  readonly cashier: OpenCashier
  readonly play: Play
  readonly jackpots: Jackpots
  readonly agents: Agents
  /** The tree of members, as registration needs it. */
  readonly tree: AgentTree
  readonly records: Records
  readonly ledger: Ledger
  readonly risk: Risk
  readonly kyc: KycModule
  readonly kycStanding: KycStanding
  readonly loyalty: Loyalty
  readonly compliance: Compliance
  readonly reports: Reports
  readonly system: System
  readonly status: Status
  readonly sigap: Sigap
  readonly tax: Tax
  readonly measuredReturns: MeasuredReturns
  readonly aml: Aml
  readonly integrity: Integrity
  readonly privacy: Privacy
  readonly prizes: Prizes
  readonly retention: Retention
  readonly funds: Funds
  readonly transfers: Transfers
  readonly limits: LimitsModule
  readonly lottery: Lottery
  readonly sportsbook: Sportsbook
  readonly promotions: Promotions
  readonly points: Points
  readonly rewards: Rewards
  readonly chat: Chat
  readonly playRisk: PlayRisk
}
