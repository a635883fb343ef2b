import * as cashier from '@trevo/contract/wps/cashier/deposit.ts'
import * as payees from '@trevo/contract/wps/cashier/payee.ts'
import * as peerPayments from '@trevo/contract/wps/cashier/peer-payment.ts'
import * as withdrawals from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import * as operatorDeposits from '@trevo/contract/ops/deposits.ts'
import * as operatorHeldCredits from '@trevo/contract/ops/held-credits.ts'
import * as operatorLottery from '@trevo/contract/ops/lottery.ts'
import * as operatorReconciliation from '@trevo/contract/ops/reconciliation.ts'
import * as operatorRounds from '@trevo/contract/ops/rounds.ts'
import * as operatorSession from '@trevo/contract/ops/session.ts'
import * as operatorSmsBudgets from '@trevo/contract/ops/sms-budgets.ts'
import * as operatorWithdrawals from '@trevo/contract/ops/withdrawals.ts'
import { rgsEndpoints } from '@trevo/contract/rgs/endpoints.ts'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import * as accountGames from '@trevo/contract/wps/account-games.ts'
import * as agent from '@trevo/contract/wps/agent.ts'
import * as contracts from '@trevo/contract/wps/agents/contracts.ts'
import * as consolidated from '@trevo/contract/wps/consolidated.ts'
import * as feedback from '@trevo/contract/wps/feedback.ts'
import * as gameDetail from '@trevo/contract/wps/game-detail.ts'
import * as games from '@trevo/contract/wps/games.ts'
import * as help from '@trevo/contract/wps/help.ts'
import * as inbox from '@trevo/contract/wps/inbox.ts'
import * as jackpots from '@trevo/contract/wps/jackpots.ts'
import * as lotteryDraws from '@trevo/contract/wps/lottery/draws.ts'
import * as lotteryGames from '@trevo/contract/wps/lottery/games.ts'
import * as lotteryOrders from '@trevo/contract/wps/lottery/orders.ts'
import * as lotteryPlacing from '@trevo/contract/wps/lottery/place-orders.ts'
import * as memberIcon from '@trevo/contract/wps/member-icon.ts'
import * as member from '@trevo/contract/wps/member.ts'
import * as proofs from '@trevo/contract/wps/proofs.ts'
import * as records from '@trevo/contract/wps/records.ts'
import * as recovery from '@trevo/contract/wps/recovery.ts'
import * as passkeys from '@trevo/contract/wps/security/passkeys.ts'
import * as password from '@trevo/contract/wps/security/password.ts'
import * as paymentPassword from '@trevo/contract/wps/security/payment-password.ts'
import * as sessions from '@trevo/contract/wps/security/sessions.ts'
import * as ticket from '@trevo/contract/wps/security/ticket.ts'
import * as totp from '@trevo/contract/wps/security/totp.ts'
import * as secondCheck from '@trevo/contract/wps/security/verification.ts'
import * as contacts from '@trevo/contract/wps/security/contacts.ts'
import * as profile from '@trevo/contract/wps/security/profile.ts'
import * as social from '@trevo/contract/wps/security/social.ts'
import * as session from '@trevo/contract/wps/session.ts'
import * as system from '@trevo/contract/wps/system.ts'
import * as rooms from '@trevo/contract/wps/rooms.ts'
import * as vendors from '@trevo/contract/wps/vendors.ts'
import * as transfers from '@trevo/contract/wps/transfers.ts'
import * as verification from '@trevo/contract/wps/verification.ts'
import * as vip from '@trevo/contract/wps/vip.ts'

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'path' in value && 'refusals' in value

/** The whole contract, for the API page and the house rules. */
export const allEndpoints: readonly EndpointSpec[] = [
  system,
  session,
  verification,
  recovery,
  password,
  sessions,
  ticket,
  paymentPassword,
  totp,
  passkeys,
  secondCheck,
  contacts,
  social,
  profile,
  member,
  memberIcon,
  records,
  proofs,
  transfers,
  agent,
  contracts,
  consolidated,
  help,
  inbox,
  vip,
  feedback,
  games,
  gameDetail,
  vendors,
  rooms,
  accountGames,
  jackpots,
  lotteryGames,
  lotteryDraws,
  lotteryOrders,
  lotteryPlacing,
  cashier,
  payees,
  withdrawals,
  peerPayments,
  operatorSession,
  operatorWithdrawals,
  operatorDeposits,
  operatorReconciliation,
  operatorRounds,
  operatorHeldCredits,
  operatorSmsBudgets,
  operatorLottery,
  vendorEndpoints,
  rgsEndpoints,
]
  .flatMap((part) => Object.values(part) as unknown[]) // modules hold schemas and types beside
  .filter(isEndpoint)
