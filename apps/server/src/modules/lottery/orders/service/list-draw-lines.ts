import type { Answer } from '@trevo/contract/endpoint.ts'
import { drawLinesMax, type listDrawLines } from '@trevo/contract/wps/lottery/orders.ts'
import { encodeSlip } from '@trevo/lottery-rules/slip/encode-slip.ts'
import { digitOfSelection } from '@trevo/lottery-rules/write-content.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { payoutOfLine } from '../domain/find-payout.ts'
import {
  getResult,
  readSlip,
  type SlipLine,
  type SlipTerms,
} from '../../lotteries/domain/game-rules.ts'
import { formatLotteryMoney } from '../../common/domain/lottery-money.ts'
import { orderStatusOf, returnedStatuses } from '../domain/order-status.ts'
import { shareOfPayout, sharesOf } from '../../lotteries/domain/shares.ts'
import { findDrawByNumber } from '../../draws/repository/draws.ts'
import { listWatchedTickets, type WatchedTicket } from '../repository/read-draw-lines.ts'
import type { DrawRow, GameRow } from '../../tables.ts'
import { getGame, type LotteryContext } from '../../lotteries/context.ts'

type DrawLines = Answer<typeof listDrawLines>

const ticketsMax = 20
/** The limit of a response; a single line may be as long as a whole slip. */
const contentLengthMax = 30_000

const statusOf = ({ status, result }: DrawRow): DrawLines['status'] => {
  if (status === 'settled' || status === 'cancelled') return status
  return result === null ? 'waiting' : 'drawn'
}

/** Complete items in the part of the slip that was read, up to a limit. */
const firstItems = ({ slip_head, item_count }: WatchedTicket, count: number): string => {
  const items = slip_head.split(';')
  // If a slip is cut off its last item may be incomplete.
  const whole = items.length < item_count ? items.slice(0, -1) : items
  return whole.slice(0, count).join(';')
}

const presentLine = (
  ticket: WatchedTicket,
  line: SlipLine,
  wonMinor: bigint | undefined,
  draw: DrawRow,
): DrawLines['lines'][number] => ({
  orderDetailId: String(ticket.id),
  orderNumber: `L${ticket.order_id}`,
  playId: line.play.playId,
  bettingContent: encodeSlip([line]).split('~')[0] ?? '',
  digit: digitOfSelection(line.play, line.selection) ?? null,
  stakes: line.stakes,
  isShare: ticket.share_of !== null,
  winAmount: wonMinor === undefined ? null : formatLotteryMoney(wonMinor),
  orderStatus: orderStatusOf(ticket.status, draw.status),
})

const linesOf = (ticket: WatchedTicket, draw: DrawRow, game: GameRow, count: number) => {
  const slip = firstItems(ticket, count)
  if (slip === '') return []
  const terms: SlipTerms = {
    rulesGroup: game.rules_group,
    prizeModeId: ticket.prize_mode_id,
    oddsReturnBp: ticket.odds_return_bp,
  }
  const result =
    draw.status === 'settled' && draw.result !== null
      ? getResult(game.rules_group, draw.result, draw.drawn_on)
      : undefined
  const wonOf = (line: SlipLine): bigint | undefined => {
    if (!result) return undefined
    if (returnedStatuses.includes(ticket.status)) return 0n
    const whole = payoutOfLine(line, result, terms)
    const shares = sharesOf(ticket)
    const own = shares ? shareOfPayout(whole, shares) : whole
    return own.prizeMinor * BigInt(ticket.multiple)
  }
  return readSlip(slip, terms).map((line) => presentLine(ticket, line, wonOf(line), draw))
}

const withinLength = (lines: DrawLines['lines']): DrawLines['lines'] => {
  let length = 0
  return lines.filter(({ bettingContent }) => {
    const isWithin = length + bettingContent.length <= contentLengthMax
    if (isWithin) length += bettingContent.length
    return isWithin
  })
}

/**
 * The member's own lines of one draw, limited in number; their prizes once it is settled. @throws Refusal
 * `lottery.game_unknown`, `lottery.draw_unknown`
 */
export const createListDrawLines =
  ({ setup, database: { db } }: LotteryContext) =>
  async (asked: {
    readonly brandId: number
    readonly memberId: bigint
    readonly gameId: number
    readonly numero: string
  }): Promise<DrawLines> => {
    const game = getGame(await setup(), asked.brandId, asked.gameId)
    const draw = await findDrawByNumber(db, game.id, asked.numero)
    if (!draw) throw new Refusal('lottery.draw_unknown')
    const tickets = await listWatchedTickets(db, {
      memberId: asked.memberId,
      draw,
      // Draws are scheduled twice as far ahead as a trace runs, and a little more.
      drawsAhead: 3 * game.trace_draws_max + 10,
      limit: ticketsMax,
    })
    const lines = withinLength(
      tickets.flatMap((ticket) => linesOf(ticket, draw, game, drawLinesMax)),
    ).slice(0, drawLinesMax)
    const [first] = tickets
    return {
      status: statusOf(draw),
      drawnOn: draw.drawn_on,
      lineCount: Number(first?.all_items ?? 0n),
      bettingAmount: formatLotteryMoney(first?.all_stake_minor ?? 0n),
      winningAmount: formatLotteryMoney(first?.all_won_minor ?? 0n),
      lines,
    }
  }
