import type { DeskDraw } from '@trevo/contract/ops/lottery/desk.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { moneyOrNull } from '../../common/domain/lottery-money.ts'
import { findBrandDraw } from '../../draws/repository/brand-draws.ts'
import { listLastResults } from '../../draws/repository/draws.ts'
import { presentOperatorDraw } from '../../draws/service/operator-draws.ts'
import { gameOfDraw, type LotteryContext } from '../../lotteries/context.ts'
import { playKey } from '../../lotteries/domain/limits.ts'
import type { DrawRow } from '../../tables.ts'
import { describeNumbers } from '../domain/describe-numbers.ts'
import {
  countLines,
  findNeighbours,
  findSettlement,
  listDearestLines,
  sumByNumber,
  sumCredits,
} from '../repository/draw-figures.ts'

const linesShown = 50
/** The most numbers a lottery has. */
const numbersMax = 100

type Asked = { readonly brandId: number; readonly drawId: bigint; readonly operator: string }

/** Requests about a draw that wait for a second person. */
const listRequests = async ({ staff }: LotteryContext, { brandId, drawId, operator }: Asked) => {
  const target = String(drawId)
  const waitingFor = async (kind: string) =>
    (await staff.listWaiting(brandId, kind, [target])).get(target)
  const [entry, toVoid, toRedraw] = await Promise.all([
    waitingFor('enterDrawResult'),
    waitingFor('voidDraw'),
    waitingFor('redraw'),
  ])
  const decisions = [
    { kind: 'voidDraw' as const, request: toVoid },
    { kind: 'redraw' as const, request: toRedraw },
  ].flatMap(({ kind, request }) =>
    request === undefined
      ? []
      : [
          {
            kind,
            requestId: request.requestId,
            askedBy: request.askedBy,
            reason: request.reason,
          },
        ],
  )
  return {
    decisions,
    entry: entry
      ? {
          requestId: entry.requestId,
          enteredBy: entry.askedBy,
          enteredAt: entry.askedAt.toISOString(),
          isOwn: entry.askedBy === operator,
        }
      : null,
  }
}

const listExposure = async (
  { database: { db }, setup }: LotteryContext,
  draw: DrawRow,
): Promise<DeskDraw['exposure']> => {
  const { exposureMax } = await setup()
  const lines = await listDearestLines(db, draw.id, linesShown)
  // A draw without such lines has nothing to add up.
  if (lines.length === 0) return { lines: [], numbers: [], lineCount: 0 }
  const numbers = await sumByNumber(db, draw.id, numbersMax)
  return {
    lines: lines.map(({ play_id: playId, line, liability_minor }) => ({
      playId,
      line,
      payout: formatMoney(liability_minor),
      limit: moneyOrNull(exposureMax.get(playKey(draw.game_id, playId)) ?? null),
    })),
    numbers: numbers.map(({ number, minor }) => ({ number, payout: formatMoney(minor) })),
    lineCount: await countLines(db, draw.id),
  }
}

const showSettlement = async (
  { database: { db } }: LotteryContext,
  draw: DrawRow,
): Promise<Pick<DeskDraw, 'settlement' | 'credits'>> => {
  const row = await findSettlement(db, draw)
  const credits = await sumCredits(db, draw)
  return {
    settlement: row
      ? {
          phase: row.phase,
          firstCount: row.first_count,
          first: formatMoney(row.first_minor),
          secondCount: row.second_count,
          second: formatMoney(row.second_minor),
          startedAt: row.started_at.toISOString(),
          endedAt: row.ended_at?.toISOString() ?? null,
        }
      : null,
    credits: credits.map(({ kind, state, count, amount_minor }) => ({
      kind,
      state,
      count,
      amount: formatMoney(amount_minor),
    })),
  }
}

const nameDraw = (draw: DrawRow | undefined) =>
  draw ? { drawId: String(draw.id), numero: draw.draw_number } : null

/** A draw with what its desk decides upon. @throws Refusal `lottery.draw_unknown` */
export const createShowDeskDraw =
  (context: LotteryContext) =>
  async (asked: Asked): Promise<DeskDraw> => {
    const { database, clock, setup } = context
    const draw = await findBrandDraw(database.db, asked.brandId, asked.drawId)
    if (!draw) throw new Refusal('lottery.draw_unknown')
    const game = gameOfDraw(await setup(), draw.game_id)
    const { previous, following } = await findNeighbours(database.db, draw)
    const [last] = await listLastResults(database, [draw.game_id])
    return {
      ...(await presentOperatorDraw(context, draw)),
      names: game.names,
      drawnOn: draw.drawn_on,
      opensAt: draw.opens_at.toISOString(),
      attempt: draw.attempt,
      commitment: draw.commitment,
      root: draw.root,
      beacon: draw.beacon,
      numbers: describeNumbers(draw.rules_group, last?.result ?? null),
      ...(await listRequests(context, asked)),
      ...(await showSettlement(context, draw)),
      exposure: await listExposure(context, draw),
      previous: nameDraw(previous),
      following: nameDraw(following),
      now: clock.now().toISOString(),
    }
  }
