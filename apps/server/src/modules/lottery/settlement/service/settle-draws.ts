import { randomUUID } from 'node:crypto'
import { doEach } from '@trevo/platform/do-each.ts'
import {
  endLease,
  insertEvent,
  leaseDraw,
  listDueDraws,
  lockDraw,
  setDraw,
} from '../../draws/repository/draws.ts'
import { endSettlement, findPhase } from '../repository/settlements.ts'
import { listUndone } from '../repository/credits.ts'
import { listDrawsToRecord, recordDrawPage } from '../../orders/repository/settled-bets.ts'
import type { DrawRow, GameRow } from '../../tables.ts'
import { gameOfDraw, type LotteryContext } from '../../lotteries/context.ts'
import type { Work } from '../../draws/service/draw-work.ts'
import { findWinners } from './find-winners.ts'
import { captureHolds, payDueCredits, releaseHolds, reverseCredits } from './pay-credits.ts'
import { endAbandoned, stopWonTraces } from '../../traces/service/stop-traces.ts'

/** A worker renews its lease on a draw within this time; otherwise another copy takes it over. */
const leaseMs = 120_000
const drawsAtOnce = 20

/** Runs `work` unless another copy works on the draw. */
const whileHeld = async (
  { database, clock }: LotteryContext,
  drawId: bigint,
  game: GameRow,
  work: (held: Work) => Promise<void>,
): Promise<void> => {
  const lease = { drawId, worker: randomUUID() }
  const renew = () => {
    const now = clock.now()
    return leaseDraw(database.db, lease, now, new Date(now.getTime() + leaseMs))
  }
  const draw = await renew()
  if (!draw) return
  const renewLease = async (): Promise<void> => {
    const still = await renew()
    // An operator may have annulled it meanwhile: then its credits must not be paid.
    if (still?.status !== draw.status || still.attempt !== draw.attempt) {
      throw new Error(`draw ${drawId}: lost the lease`)
    }
  }
  try {
    await work({ draw, game, renewLease })
  } finally {
    await endLease(database.db, lease)
  }
}

const finish = ({ database, clock }: LotteryContext, draw: DrawRow): Promise<void> =>
  database.inTx(async (tx) => {
    const now = await lockDraw(tx, draw.id)
    if (now?.status !== 'drawn' || now.attempt !== draw.attempt) return
    const at = clock.now()
    await setDraw(tx, draw.id, { status: 'settled', settled_at: at })
    await endSettlement(tx, draw, at)
    await insertEvent(tx, {
      draw_id: draw.id,
      kind: 'settled',
      operator: null,
      reason: null,
      detail: null,
      at,
    })
  })

/** Every step may be interrupted and restarted: each records its progress. */
const settle = async (context: LotteryContext, held: Work): Promise<void> => {
  const { draw, game, renewLease } = held
  if (draw.status !== 'drawn') return
  await reverseCredits(context, held)
  let phase = await findPhase(context.database.db, draw)
  if (phase === 'finding') phase = await findWinners(context, draw, game, renewLease)
  if (phase !== 'paying') return
  await recordLeft(context, draw.id, renewLease)
  await stopWonTraces(context, held)
  await endAbandoned(context, held)
  await captureHolds(context, held)
  await payDueCredits(context, held)
  await finish(context, draw)
}

/** Settles draws that have their numbers; a job. */
export const createSettleDraws = (context: LotteryContext) => async (): Promise<void> => {
  const { database, clock, setup, logger } = context
  const read = await setup()
  const at = clock.now()
  const due = await listDueDraws(database.db, { status: 'drawn', at, limit: drawsAtOnce })
  for (const { id, game_id } of due) {
    try {
      await whileHeld(context, id, gameOfDraw(read, game_id), (held) => settle(context, held))
    } catch (error) {
      // One draw that cannot be settled does not block the others.
      logger.error({ err: error, drawId: String(id) }, 'lottery: draw not settled')
    }
  }
}

/** Records the rest of a large draw's bets, each page in a separate commit. */
const recordLeft = async (
  { database, clock }: LotteryContext,
  drawId: bigint,
  renewLease: () => Promise<void>,
): Promise<void> => {
  for (let more = true; more;) {
    await renewLease()
    more = await recordDrawPage(database.db, drawId, clock.now())
  }
}

/** Records the outstanding bets of decided draws; a job. */
export const createRecordDecided = (context: LotteryContext) => async (): Promise<void> => {
  const due = await listDrawsToRecord(context.database.db, drawsAtOnce)
  await doEach(due, (id) => recordLeft(context, id, async () => undefined))
}

/** Pays and takes back the consequences of operators' decisions; a job. */
export const createPayDecided = (context: LotteryContext) => async (): Promise<void> => {
  const read = await context.setup()
  await doEach(await listUndone(context.database.db, drawsAtOnce), ({ id, game_id }) =>
    whileHeld(context, id, gameOfDraw(read, game_id), async (held) => {
      await reverseCredits(context, held)
      if (held.draw.status === 'cancelled') await releaseHolds(context, held)
      if (held.draw.status !== 'closed') await payDueCredits(context, held)
    }),
  )
}
