import type { OperatorMatch } from '@trevo/contract/ops/sports.ts'
import { findOutright } from '@trevo/sports-rules/outrights/market.ts'
import { isClearOrder, tieSign } from '@trevo/sports-rules/outrights/settle.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { showOperatorMatch, type OperatorOrder } from '../../matches/service/operator-matches.ts'

/**
 * Winners in one notation, so that two operators who mean the same enter the same text. @throws Refusal
 * `sportsbook.places_unclear` if it is unclear which competitors share which place
 */
const listChosen = (market: string, winners: readonly string[]): readonly string[] => {
  const kind = findOutright(market)
  if (!kind) return [...new Set(winners)].sort()
  const groups = winners.map((one) => one.split(tieSign).sort())
  const codes = groups.flat()
  if (new Set(codes).size < codes.length || !isClearOrder(kind, winners)) {
    throw new Refusal('sportsbook.places_unclear')
  }
  const isTied = codes.length > groups.length
  return isTied ? groups.map((group) => group.join(tieSign)) : codes.sort()
}

type Act = { readonly kind: string; readonly target: string; readonly input: object }

/** The first yes to a decision about a match, or the second one. */
const ask = async (
  context: SportsbookContext,
  order: OperatorOrder,
  act: Act,
): Promise<OperatorMatch> => {
  await showOperatorMatch(context, order)
  const { brandId, operator: username, operatorId, reason } = order
  await context.staff.askChange({ ...act, brandId, reason, by: { operatorId, username } })
  return showOperatorMatch(context, order)
}

type MarketOrder = OperatorOrder & {
  readonly market: string
  readonly winners: readonly string[]
}

/** What two persons decide about a match (`decision-kinds.ts`). */
export const createDecideMatches = (context: SportsbookContext) => ({
  voidMatch: (order: OperatorOrder): Promise<OperatorMatch> =>
    ask(context, order, { kind: 'voidMatch', target: String(order.matchId), input: {} }),

  settleMarket: async ({ market, winners, ...order }: MarketOrder): Promise<OperatorMatch> =>
    ask(context, order, {
      kind: 'settleMarket',
      target: `${order.matchId}/${market}`,
      input: { winners: listChosen(market, winners) },
    }),
})
