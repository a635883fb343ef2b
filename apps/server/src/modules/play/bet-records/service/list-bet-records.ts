import type { Value } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listBetRecords as endpoint } from '@trevo/contract/wps/member.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import {
  listBets,
  sumBets,
  type BetFilter,
  type BetWithSettlement,
} from '../../common/repository/bets.ts'
import type { PlayContext } from '../../common/context.ts'

type BetRecords = Value<typeof endpoint>

export type BetRecordOrder = BetFilter & {
  readonly language: Language
  /** `next` of the last page. */
  readonly before?: string | undefined
  readonly pageSize: number
}

const statusOf = {
  settled: 'closed',
  rolled_back: 'refunded',
  credit_undone: 'open',
} as const satisfies Record<
  NonNullable<BetWithSettlement['state']>,
  BetRecords['list'][number]['status']
>

const recordOf = (
  context: PlayContext,
  bet: BetWithSettlement,
  language: Language,
): BetRecords['list'][number] => {
  const game = context.catalogue.findGame(bet.node_id)
  // Neither an open bet nor a returned one has a result.
  const hasResult = bet.state === 'settled'
  const netMinor = hasResult ? bet.payout_minor - bet.stake_minor : 0n
  const { vendor, round_id: roundId } = bet
  return {
    roundId,
    nodeId: bet.node_id,
    gameName: game?.name[language] ?? '',
    iconUrl: game ? `/art/tile/${game.gameCode}` : null,
    vassalage: game?.vassalage ?? vendor,
    vendorName: game?.vendorName ?? null,
    betTime: bet.placed_at.toISOString(),
    stake: formatMoney(bet.stake_minor),
    payout: formatMoney(bet.payout_minor),
    netProfit: formatMoney(netMinor),
    status: bet.is_in_review ? 'review' : bet.state === null ? 'open' : statusOf[bet.state],
    detailUrl: game
      ? context.vendors.roundUrlOf({ vendor, gameCode: game.gameCode, roundId })
      : null,
    shareUrl:
      game && hasResult
        ? context.vendors.roundUrlOf(
            { vendor, gameCode: game.gameCode, roundId },
            'without amounts',
          )
        : null,
  }
}

/** A page of a member's bets, newest first, with the totals of the whole filter. */
export const createListBetRecords =
  (context: PlayContext) =>
  async (order: BetRecordOrder): Promise<BetRecords> => {
    const { before, pageSize, language } = order
    const place = readNumber(before)
    await context.projectBets()
    const rows = await listBets(context.database, order, {
      before: place,
      limit: withExtra(pageSize),
    })
    const { shown, next } = cutPage(rows, pageSize, (last) => String(last.transfer_id))
    const { stakeMinor, payoutMinor, openMinor } = await sumBets(context.database, order)
    return {
      list: shown.map((bet) => recordOf(context, bet, language)),
      next,
      totals: {
        stake: formatMoney(stakeMinor),
        payout: formatMoney(payoutMinor),
        netProfit: formatMoney(payoutMinor - (stakeMinor - openMinor)),
      },
    }
  }
