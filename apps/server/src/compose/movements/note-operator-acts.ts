import type { SignificantKind } from '@trevo/contract/ops/ledger/events.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { insertSignificantEvent } from '../../modules/reports/index.ts'
import type { StaffNeeds } from '../../modules/staff/index.ts'

/** What each act of operators is to an auditor (GLI-19 §2.8.8). */
export const eventOfAct: Readonly<Record<string, SignificantKind>> = {
  // f: voids, overrides, corrections.
  voidDraw: 'undone',
  redraw: 'undone',
  voidMatch: 'undone',
  settleMarket: 'undone',
  withdrawCompetitor: 'undone',
  refuseHeldCredit: 'undone',
  decideStatementDispute: 'undone',
  // i: policies and parameters.
  changeBrand: 'policy_changed',
  planJurisdictionRules: 'policy_changed',
  changeSmsCountries: 'policy_changed',
  changeHelpContacts: 'policy_changed',
  changeSharedHelpContacts: 'policy_changed',
  changeDepositSettings: 'policy_changed',
  changeWithdrawalSettings: 'policy_changed',
  changeHeldCreditSettings: 'policy_changed',
  changeStaffRole: 'policy_changed',
  grantStaffRole: 'policy_changed',
  revokeStaffRole: 'policy_changed',
  enableStaffPerson: 'policy_changed',
  disableStaffPerson: 'policy_changed',
  removeStaffAuthenticator: 'policy_changed',
  // k: rules, limits and payouts of games.
  changePayoutLimits: 'game_changed',
  askGameChange: 'game_changed',
  addLottery: 'game_changed',
  planInstantEdition: 'game_changed',
  changeBigPrize: 'game_changed',
  changeSeriesRule: 'game_changed',
  changeBrandLimits: 'game_changed',
  changeMarketLimits: 'game_changed',
  changeLeagueLimits: 'game_changed',
  changeMemberLimits: 'game_changed',
  changeCatalogueGames: 'game_changed',
  changeGamesForAll: 'game_changed',
  changeCatalogueVendor: 'game_changed',
  changeVendorForAll: 'game_changed',
  // l: jackpots.
  changeJackpot: 'jackpot_changed',
  changeJackpotGame: 'jackpot_changed',
  // m
  publishPromotion: 'bonus_changed',
  setPromotionState: 'bonus_changed',
  changeAgentRate: 'bonus_changed',
  changeContractRates: 'bonus_changed',
  changeLoyaltySetting: 'bonus_changed',
  changeIncidentCredit: 'bonus_changed',
  giveFreeRounds: 'bonus_changed',
  // n: what is done to a player's account.
  correctMemberContact: 'member_changed',
  changeMemberType: 'member_changed',
  reopenMember: 'member_changed',
  blockMember: 'account_blocked',
  blockCaseMembers: 'account_blocked',
  setMemberExclusion: 'account_blocked',
  liftMemberExclusion: 'account_blocked',
  // A file that the regulator has is replaced.
  correctSigapFile: 'undone',
  // Money of a member goes elsewhere.
  handOverPrize: 'member_changed',
  // p: a person steps in.
  noticeManipulation: 'intervention',
  stopPlay: 'intervention',
  resumePlay: 'intervention',
  openEmergencyAccess: 'intervention',
  enterDrawResult: 'intervention',
  releaseHeldCredit: 'intervention',
  runJob: 'intervention',
  restartJob: 'intervention',
}

export const isSignificant = (act: string): boolean => eventOfAct[act] !== undefined

/** Writes the significant event of an act in the act's transaction, if it is one. */
export const noteOperatorAct: StaffNeeds['reports']['noteOperatorAct'] = async (tx: Tx, done) => {
  const kind = eventOfAct[done.act]
  if (kind === undefined) return
  const { brandId, at, act, target, persons, before, after, reason } = done
  await insertSignificantEvent(tx, {
    brandId,
    at,
    kind,
    subject: act,
    persons,
    facts: { target, before, after, reason },
  })
}
