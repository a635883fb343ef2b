import type { ChangeRequest } from '@trevo/contract/ops/approvals.ts'
import type { Right } from '@trevo/contract/ops/rights.ts'

/** Where the record is shown that an act of this kind changes, and the right that opens it. */
type Place = { readonly right: Right; to(target: string): string }

const at = (right: Right, before: string): Place => ({
  right,
  to: (target) => before + encodeURIComponent(target),
})
const whole = (right: Right, page: string): Place => ({ right, to: () => page })
/** The first part of a target such as `31/7`. */
const first = (right: Right, before: string): Place => ({
  right,
  to: (target) => before + encodeURIComponent(target.split('/')[0] ?? ''),
})

const member = at('members.read', '/members/')
const draw = at('lottery.read', '/lottery/draws/')
const match = first('trading.read', '/trading?match=')

const places: Readonly<Partial<Record<string, Place>>> = {
  approveWithdrawal: at('withdrawals.read', '/withdrawals/'),
  approveBigPrize: at('lottery.read', '/lottery/prizes?prize='),
  askGameChange: first('lottery.read', '/lottery/games/'),
  blockCaseMembers: at('risk.read', '/risk?tab=cases&case='),
  changeBrand: whole('brands.read', '/brands'),
  changeContractRates: at('agents.read', '/agents/contracts?row='),
  changeDepositSettings: whole('brands.read', '/brands/cashier?tab=deposits'),
  changeHeldCreditSettings: whole('brands.read', '/brands/cashier?tab=held'),
  changeLeagueLimits: whole('trading.read', '/trading/limits'),
  changeLoyaltySetting: whole('loyalty.read', '/loyalty'),
  changeMarketLimits: whole('trading.read', '/trading/limits'),
  changeMemberLimits: member,
  changeMemberType: member,
  changePayoutLimits: whole('catalogue.read', '/catalogue?tab=caps'),
  changeWithdrawalSettings: whole('brands.read', '/brands/cashier'),
  correctMemberContact: member,
  correctSigapFile: at('compliance.read', '/sigap?file='),
  decideStatementDispute: at('agents.read', '/agents/statements?row='),
  enterDrawResult: draw,
  handOverPrize: at('prizes.read', '/prizes?row='),
  liftMemberExclusion: member,
  noticeManipulation: at('risk.read', '/integrity?row='),
  planJurisdictionRules: whole('rules.read', '/rules'),
  publishPromotion: at('promotions.read', '/promotions/drafts/'),
  redraw: draw,
  releaseHeldCredit: at('games.read', '/games/held?credit='),
  reopenMember: member,
  reportAmlCase: at('aml.read', '/aml?view=cases&stage=to_report&row='),
  resumePlay: whole('games.read', '/games/stops'),
  settleMarket: match,
  stopPlay: whole('games.read', '/games/stops'),
  voidDraw: draw,
  voidMatch: match,
  withdrawCompetitor: match,
}

/** Undefined where the request itself shows all there is. */
export const recordOf = ({
  kind,
  target,
}: Pick<ChangeRequest, 'kind' | 'target'>):
  | { readonly to: string; readonly right: Right }
  | undefined => {
  const place = Object.hasOwn(places, kind) ? places[kind] : undefined
  return place && { to: place.to(target), right: place.right }
}
