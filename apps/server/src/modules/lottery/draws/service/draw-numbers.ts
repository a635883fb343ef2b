import type { Tx } from '@trevo/database/connect.ts'
import { clientSeedOf, type DrawInput } from '@trevo/lottery-rules/tickets/draw-again.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { drawNumbers } from '../domain/draw-engine.ts'
import { readResult } from '../../lotteries/domain/game-rules.ts'
import { getSeed, insertEvent, listDueDraws, lockDraw, setDraw } from '../repository/draws.ts'
import type { DrawRow, GameRow } from '../../tables.ts'
import { gameOfDraw, type LotteryContext } from '../../lotteries/context.ts'

const drawsAtOnce = 50

type Numbers = {
  readonly result: string
  readonly beacon: string | null
  readonly clientSeed: string | null
  readonly by: string
}

/**
 * Writes the numbers of a closed draw, once. @returns false if it was no longer waiting, or waits for those of
 * another attempt.
 */
export const recordNumbers = async (
  { clock }: Pick<LotteryContext, 'clock'>,
  tx: Tx,
  { id: drawId, attempt }: Pick<DrawRow, 'id' | 'attempt'>,
  { result, beacon, clientSeed, by }: Numbers,
): Promise<boolean> => {
  const draw = await lockDraw(tx, drawId)
  if (draw?.status !== 'closed' || draw.root === null || draw.attempt !== attempt) return false
  const at = clock.now()
  await setDraw(tx, drawId, {
    status: 'drawn',
    result,
    beacon,
    client_seed: clientSeed,
    drawn_at: at,
  })
  await insertEvent(tx, {
    draw_id: drawId,
    kind: 'drawn',
    operator: null,
    reason: by,
    detail: result,
    at,
  })
  return true
}

/** Undefined until the beacon has published. */
const fromEngine = async (
  { database, drawSources }: LotteryContext,
  game: GameRow,
  draw: DrawRow,
): Promise<Numbers | undefined> => {
  let beacon: string | null = null
  if (drawSources.findBeacon) {
    const value = await drawSources.findBeacon(draw.draws_at)
    if (value === undefined) return undefined
    beacon = value
  }
  const input: DrawInput = {
    gameCode: game.code,
    drawNumber: draw.draw_number,
    attempt: draw.attempt,
    root: draw.root ?? '',
    beacon,
  }
  const seed = await getSeed(database.db, draw.id, draw.attempt)
  const result = drawNumbers(game.rules_group, seed, input)
  return { result, beacon, clientSeed: clientSeedOf(input), by: 'engine' }
}

const fromFeed = async (
  { drawSources, logger }: LotteryContext,
  game: GameRow,
  draw: DrawRow,
): Promise<Numbers | undefined> => {
  const named = { gameCode: game.code, drawNumber: draw.draw_number }
  const result = await drawSources.findResult?.(named)
  if (result === undefined) return undefined
  if (!readResult(game.rules_group, result, draw.drawn_on)) {
    logger.error(named, 'lottery: the feed sent an invalid result')
    return undefined
  }
  return { result, beacon: null, clientSeed: null, by: 'feed' }
}

/** Sends new numbers to pages, after the commit. */
export const announce = (
  { listeners }: Pick<LotteryContext, 'listeners'>,
  game: Pick<GameRow, 'id' | 'brand_id' | 'code'>,
  drawNumber: string,
  winningNumber: string,
): void =>
  listeners.onDrawn({
    brandId: game.brand_id,
    gameId: game.id,
    gameCode: game.code,
    numero: drawNumber,
    winningNumber,
  })

/** Draws due and closed draws, by our own engine or from a feed; a job. Operators enter the rest. */
export const createDrawNumbers = (context: LotteryContext) => async (): Promise<void> => {
  const { database, clock, setup } = context
  const read = await setup()
  const due = await listDueDraws(database.db, {
    status: 'closed',
    at: clock.now(),
    limit: drawsAtOnce,
  })
  await doEach(due, async (draw) => {
    const game = gameOfDraw(read, draw.game_id)
    if (draw.root === null || game.result_source === 'operators') return
    const find = game.result_source === 'engine' ? fromEngine : fromFeed
    const numbers = await find(context, game, draw)
    if (!numbers) return
    const isNew = await database.inTx((tx) => recordNumbers(context, tx, draw, numbers))
    if (isNew) announce(context, game, draw.draw_number, numbers.result)
  })
}
