import * as cashier from '@trevo/contract/wps/cashier/deposit.ts'
import * as payees from '@trevo/contract/wps/cashier/payee.ts'
import * as peerPayments from '@trevo/contract/wps/cashier/peer-payment.ts'
import * as withdrawals from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import * as operatorCashierSettings from '@trevo/contract/ops/payments/cashier-settings.ts'
import * as operatorDeposits from '@trevo/contract/ops/deposits.ts'
import * as operatorFreeRounds from '@trevo/contract/ops/free-rounds.ts'
import * as operatorHeldCredits from '@trevo/contract/ops/held-credits.ts'
import * as operatorEvidence from '@trevo/contract/ops/ledger/evidence.ts'
import * as operatorLedger from '@trevo/contract/ops/ledger/ledger.ts'
import * as operatorExports from '@trevo/contract/ops/ledger/exports.ts'
import * as operatorFigures from '@trevo/contract/ops/ledger/figures.ts'
import * as operatorReports from '@trevo/contract/ops/ledger/reports.ts'
import * as operatorLottery from '@trevo/contract/ops/lottery.ts'
import * as operatorLotteryDesk from '@trevo/contract/ops/lottery/desk.ts'
import * as operatorLotteryChanges from '@trevo/contract/ops/lottery-changes.ts'
import * as operatorLotteryTickets from '@trevo/contract/ops/lottery/tickets.ts'
import * as operatorIncidents from '@trevo/contract/ops/games/incidents.ts'
import * as operatorFreeRoundGifts from '@trevo/contract/ops/giving/free-round-gifts.ts'
import * as operatorInstantLottery from '@trevo/contract/ops/lottery/instant.ts'
import * as operatorNewLottery from '@trevo/contract/ops/lottery/new-lottery.ts'
import * as operatorLotterySettings from '@trevo/contract/ops/lottery/settings.ts'
import * as operatorJackpots from '@trevo/contract/ops/games/jackpots.ts'
import * as operatorRooms from '@trevo/contract/ops/company/rooms.ts'
import * as operatorSmsCountries from '@trevo/contract/ops/company/sms-countries.ts'
import * as operatorChatSubjects from '@trevo/contract/ops/desk/chat-subjects.ts'
import * as operatorAgents from '@trevo/contract/ops/agents.ts'
import * as operatorTeamActs from '@trevo/contract/ops/teams/acts.ts'
import * as operatorTeamRecords from '@trevo/contract/ops/teams/records.ts'
import * as operatorSports from '@trevo/contract/ops/sports.ts'
import * as operatorPromotions from '@trevo/contract/ops/giving/promotions.ts'
import * as operatorPromotionEditor from '@trevo/contract/ops/giving/promotion-editor.ts'
import * as operatorSegments from '@trevo/contract/ops/giving/segments.ts'
import * as operatorTrading from '@trevo/contract/ops/trading/board.ts'
import * as operatorTradingSlips from '@trevo/contract/ops/trading/slips.ts'
import * as operatorTradingLimits from '@trevo/contract/ops/trading/limits.ts'
import * as operatorChat from '@trevo/contract/ops/desk/chat.ts'
import * as operatorMemberReasons from '@trevo/contract/ops/members/member-reasons.ts'
import * as operatorMembers from '@trevo/contract/ops/members/members.ts'
import * as operatorMemberActs from '@trevo/contract/ops/members/member-acts.ts'
import * as operatorMemberRecords from '@trevo/contract/ops/members/member-records.ts'
import * as operatorLoyalty from '@trevo/contract/ops/giving/loyalty.ts'
import * as operatorPoints from '@trevo/contract/ops/giving/points.ts'
import * as operatorPayments from '@trevo/contract/ops/payments/payments.ts'
import * as operatorReconciliationDays from '@trevo/contract/ops/payments/reconciliation-days.ts'
import * as operatorReconciliation from '@trevo/contract/ops/reconciliation.ts'
import * as operatorRewards from '@trevo/contract/ops/giving/rewards.ts'
import * as operatorGameReturns from '@trevo/contract/ops/games/returns.ts'
import * as operatorPlayStops from '@trevo/contract/ops/games/play-stops.ts'
import * as operatorRounds from '@trevo/contract/ops/rounds.ts'
import * as operatorSession from '@trevo/contract/ops/session.ts'
import * as operatorSignIn from '@trevo/contract/ops/sign-in.ts'
import * as operatorSmsBudgets from '@trevo/contract/ops/sms-budgets.ts'
import * as operatorTableSignals from '@trevo/contract/ops/risk/table-signals.ts'
import * as operatorTableStreams from '@trevo/contract/ops/table-streams.ts'
import * as operatorBrands from '@trevo/contract/ops/company/brands.ts'
import * as operatorJurisdictions from '@trevo/contract/ops/company/jurisdictions.ts'
import * as operatorCatalogue from '@trevo/contract/ops/company/catalogue.ts'
import * as operatorContent from '@trevo/contract/ops/company/content.ts'
import * as operatorApprovals from '@trevo/contract/ops/approvals.ts'
import * as operatorAudit from '@trevo/contract/ops/audit.ts'
import * as operatorDesk from '@trevo/contract/ops/desk/desk.ts'
import * as operatorQueueWork from '@trevo/contract/ops/everywhere/queue-work.ts'
import * as operatorQueues from '@trevo/contract/ops/everywhere/queues.ts'
import * as operatorSavedViews from '@trevo/contract/ops/everywhere/saved-views.ts'
import * as operatorSearch from '@trevo/contract/ops/everywhere/search.ts'
import * as operatorDossier from '@trevo/contract/ops/system/dossier.ts'
import * as operatorIncidentCredits from '@trevo/contract/ops/system/incident-credits.ts'
import * as operatorServiceStatus from '@trevo/contract/ops/system/service-status.ts'
import * as operatorSystem from '@trevo/contract/ops/system/system.ts'
import * as operatorEvents from '@trevo/contract/ops/ledger/events.ts'
import * as operatorRisk from '@trevo/contract/ops/risk/risk.ts'
import * as operatorPasskeys from '@trevo/contract/ops/staff/operator-passkeys.ts'
import * as operatorStaff from '@trevo/contract/ops/staff/people.ts'
import * as operatorStaffAccess from '@trevo/contract/ops/staff/access.ts'
import * as operatorWithdrawalCases from '@trevo/contract/ops/payments/withdrawal-cases.ts'
import * as operatorWithdrawalQueue from '@trevo/contract/ops/withdrawal-queue.ts'
import * as operatorWithdrawals from '@trevo/contract/ops/withdrawals.ts'
import { rgsEndpoints } from '@trevo/contract/rgs/endpoints.ts'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import * as agent from '@trevo/contract/wps/agent.ts'
import * as contracts from '@trevo/contract/wps/agents/contracts.ts'
import * as agentAnnouncements from '@trevo/contract/wps/agents/announcements.ts'
import * as agentMessages from '@trevo/contract/wps/agents/messages.ts'
import * as agentRebates from '@trevo/contract/wps/agents/rebates.ts'
import * as registerLinks from '@trevo/contract/wps/agents/register.ts'
import * as agentReports from '@trevo/contract/wps/agents/reports.ts'
import * as agentStatements from '@trevo/contract/wps/agents/statements.ts'
import * as agentTeam from '@trevo/contract/wps/agents/team.ts'
import * as chat from '@trevo/contract/wps/chat.ts'
import * as consolidated from '@trevo/contract/wps/consolidated.ts'
import * as feedback from '@trevo/contract/wps/feedback.ts'
import * as help from '@trevo/contract/wps/help.ts'
import * as inbox from '@trevo/contract/wps/inbox.ts'
import * as lotteryDraws from '@trevo/contract/wps/lottery/draws.ts'
import * as lotteryGames from '@trevo/contract/wps/lottery/games.ts'
import * as lotteryInstant from '@trevo/contract/wps/lottery/instant.ts'
import * as lotteryOrders from '@trevo/contract/wps/lottery/orders.ts'
import * as lotteryPlacing from '@trevo/contract/wps/lottery/place-orders.ts'
import * as lotterySaved from '@trevo/contract/wps/lottery/saved-slips.ts'
import * as lotteryShared from '@trevo/contract/wps/lottery/shared-tickets.ts'
import * as lotteryTickets from '@trevo/contract/wps/lottery/tickets.ts'
import * as memberIcon from '@trevo/contract/wps/member-icon.ts'
import * as member from '@trevo/contract/wps/member.ts'
import * as promotions from '@trevo/contract/wps/promotions.ts'
import * as points from '@trevo/contract/wps/points.ts'
import * as proofs from '@trevo/contract/wps/proofs.ts'
import * as returns from '@trevo/contract/wps/returns.ts'
import * as serviceStatus from '@trevo/contract/wps/status/service-status.ts'
import * as records from '@trevo/contract/wps/records.ts'
import * as rewardCenter from '@trevo/contract/wps/rewards/center.ts'
import * as rewardMissions from '@trevo/contract/wps/rewards/missions.ts'
import * as promotionResults from '@trevo/contract/wps/rewards/promotion-results.ts'
import * as rewardRaffles from '@trevo/contract/wps/rewards/raffles.ts'
import * as rewardReferral from '@trevo/contract/wps/rewards/referral.ts'
import * as rewardTickets from '@trevo/contract/wps/rewards/tickets.ts'
import * as recovery from '@trevo/contract/wps/recovery.ts'
import * as exclusion from '@trevo/contract/wps/security/exclusion.ts'
import * as standing from '@trevo/contract/wps/security/standing.ts'
import * as passkeys from '@trevo/contract/wps/security/passkeys.ts'
import * as password from '@trevo/contract/wps/security/password.ts'
import * as paymentPassword from '@trevo/contract/wps/security/payment-password.ts'
import * as sessions from '@trevo/contract/wps/security/sessions.ts'
import * as sharedPhone from '@trevo/contract/wps/security/shared-phone.ts'
import * as ticket from '@trevo/contract/wps/security/ticket.ts'
import * as totp from '@trevo/contract/wps/security/totp.ts'
import * as secondCheck from '@trevo/contract/wps/security/verification.ts'
import * as contacts from '@trevo/contract/wps/security/contacts.ts'
import * as profile from '@trevo/contract/wps/security/profile.ts'
import * as social from '@trevo/contract/wps/security/social.ts'
import * as session from '@trevo/contract/wps/session.ts'
import * as system from '@trevo/contract/wps/system.ts'
import * as sportsMatches from '@trevo/contract/wps/sports/matches.ts'
import * as sportsSeasons from '@trevo/contract/wps/sports/seasons.ts'
import * as sportsSlips from '@trevo/contract/wps/sports/slips.ts'
import * as transfers from '@trevo/contract/wps/transfers.ts'
import * as verification from '@trevo/contract/wps/verification.ts'
import * as vip from '@trevo/contract/wps/vip.ts'
import { gameEndpoints } from './game-endpoints.ts'
import { lawEndpoints } from './law-endpoints.ts'

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'path' in value && 'refusals' in value

/** The whole contract, for the API page and the house rules. */
export const allEndpoints: readonly EndpointSpec[] = [
  ...lawEndpoints,
  system,
  session,
  verification,
  recovery,
  password,
  sessions,
  ticket,
  paymentPassword,
  sharedPhone,
  totp,
  passkeys,
  secondCheck,
  contacts,
  social,
  profile,
  exclusion,
  standing,
  member,
  memberIcon,
  records,
  proofs,
  returns,
  serviceStatus,
  points,
  rewardCenter,
  rewardMissions,
  rewardRaffles,
  rewardReferral,
  rewardTickets,
  transfers,
  agent,
  contracts,
  agentAnnouncements,
  agentMessages,
  agentRebates,
  registerLinks,
  agentReports,
  agentStatements,
  agentTeam,
  consolidated,
  help,
  inbox,
  vip,
  feedback,
  chat,
  ...gameEndpoints,
  lotteryGames,
  lotteryDraws,
  lotteryOrders,
  lotteryPlacing,
  lotteryTickets,
  lotteryShared,
  lotteryInstant,
  lotterySaved,
  sportsMatches,
  sportsSeasons,
  sportsSlips,
  promotionResults,
  promotions,
  cashier,
  payees,
  withdrawals,
  peerPayments,
  operatorSession,
  operatorSignIn,
  operatorPasskeys,
  operatorWithdrawalQueue,
  operatorWithdrawals,
  operatorBrands,
  operatorJurisdictions,
  operatorContent,
  operatorCatalogue,
  operatorWithdrawalCases,
  operatorApprovals,
  operatorAudit,
  operatorDesk,
  operatorQueueWork,
  operatorQueues,
  operatorSavedViews,
  operatorSearch,
  operatorRisk,
  operatorDossier,
  operatorIncidentCredits,
  operatorServiceStatus,
  operatorSystem,
  operatorEvents,
  operatorStaff,
  operatorStaffAccess,
  operatorDeposits,
  operatorPayments,
  operatorCashierSettings,
  operatorReconciliation,
  operatorReconciliationDays,
  operatorRewards,
  operatorRounds,
  operatorPlayStops,
  operatorNewLottery,
  operatorInstantLottery,
  operatorFreeRoundGifts,
  operatorLotteryTickets,
  operatorIncidents,
  operatorLotterySettings,
  operatorJackpots,
  operatorRooms,
  operatorSmsCountries,
  operatorChatSubjects,
  operatorGameReturns,
  operatorFreeRounds,
  operatorHeldCredits,
  operatorSmsBudgets,
  operatorEvidence,
  operatorLedger,
  operatorExports,
  operatorFigures,
  operatorReports,
  operatorLottery,
  operatorLotteryDesk,
  operatorLotteryChanges,
  operatorSports,
  operatorTeamActs,
  operatorTeamRecords,
  operatorTrading,
  operatorTradingSlips,
  operatorTradingLimits,
  operatorTableSignals,
  operatorTableStreams,
  operatorAgents,
  operatorPromotions,
  operatorPromotionEditor,
  operatorSegments,
  operatorMemberReasons,
  operatorMembers,
  operatorMemberActs,
  operatorMemberRecords,
  operatorPoints,
  operatorLoyalty,
  operatorChat,
  vendorEndpoints,
  rgsEndpoints,
]
  .flatMap((part) => Object.values(part) as unknown[]) // modules hold schemas and types beside
  .filter(isEndpoint)
