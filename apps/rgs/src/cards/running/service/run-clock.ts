import type { Tx } from '@trevo/database/connect.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { changeSeat } from '../../common/repository/seats.ts'
import type { SeatRow } from '../../tables.ts'
import { later } from '../../common/domain/later.ts'
import { freeSeats } from '../../cash/service/free-seats.ts'
import { isAway } from '../../common/service/is-away.ts'
import { clockPlace, logMove } from '../../moves/service/make-move.ts'
import {
  lockOpenTable,
  seatedOf,
  stateOf,
  type OpenTable,
} from '../../common/service/open-table.ts'
import { missSeeds } from '../../sit-and-go/service/miss-seeds.ts'
import { startHand } from '../../sit-and-go/service/start-hand.ts'
import { startCashDeal } from '../../cash/service/start-cash-deal.ts'
import { voidDeal, waitForDeal } from '../../deals/service/wait-for-deal.ts'

/** Seats of a cash table that brought no seed sit out; the deal is void, the others begin another. */
const seatOut = async (
  dependencies: CardDependencies,
  tx: Tx,
  open: OpenTable,
  missing: readonly SeatRow[],
): Promise<void> => {
  const change = { is_sitting_out: true, idle_since: dependencies.clock.now() }
  for (const seat of missing) await changeSeat(tx, seat.round_id, change)
  if (open.deal) await voidDeal(dependencies, tx, open.deal)
  await waitForDeal(dependencies, tx, open)
}

/** Seats that brought no seed in time leave; the others wait for another player. */
const endSeeding = (
  dependencies: CardDependencies,
  tx: Tx,
  open: OpenTable,
  what: 'commitment' | 'seed',
): Promise<void> => {
  const missing = new Set(
    (open.deal?.seats ?? []).filter((one) => one[what] === null).map(({ roundId }) => roundId),
  )
  const leaving = seatedOf(open).filter(({ round_id: roundId }) => missing.has(roundId))
  const { cash, sitAndGo } = open.game
  if (cash) return seatOut(dependencies, tx, open, leaving)
  if (sitAndGo && open.table.started_at !== null) {
    return missSeeds(dependencies, tx, open, { sitAndGo, missing: leaving })
  }
  return freeSeats(dependencies, tx, open, { leaving, why: 'no_seed' })
}

/** The turn's time is over: first the reserve runs, then the rules' move is made. */
const endTurn = async (dependencies: CardDependencies, tx: Tx, open: OpenTable): Promise<void> => {
  const { table, game, rules, deal } = open
  const state = stateOf(dependencies, open)
  const place = clockPlace(open, state)
  const roundId = place === undefined ? undefined : deal?.seats[place]?.roundId
  const seat = open.seats.find((one) => one.round_id === roundId)
  if (place === undefined || !seat) throw new Error(`table ${table.id} waits for nobody`)
  const now = dependencies.clock.now()
  if (table.bank_since === null && seat.bank_ms > 0 && !isAway(game, seat)) {
    const deadline = { deadline_at: later(now, seat.bank_ms), bank_since: now }
    return void (await changeTable(tx, table.id, deadline))
  }
  const missed = seat.missed_moves + 1
  const isMissing = missed >= game.times.missedMovesMax
  const staysSeated = game.cash !== undefined || game.sitAndGo !== undefined
  await changeSeat(tx, seat.round_id, {
    missed_moves: missed,
    ...(staysSeated && isMissing && { is_sitting_out: true }),
    ...(game.sitAndGo && isMissing && !seat.is_sitting_out && { idle_since: now }),
  })
  const move = isMissing && !staysSeated ? rules.giveUpMove : rules.timeoutMove(state, place)
  await logMove(dependencies, tx, open, { place, move, byClock: true })
}

/** No other player came, or the next deal of a table with several is due. */
const endGathering = (dependencies: CardDependencies, tx: Tx, open: OpenTable): Promise<void> => {
  const { cash, sitAndGo } = open.game
  if (cash) return startCashDeal(dependencies, tx, open)
  if (sitAndGo && open.table.started_at !== null) {
    return startHand(dependencies, tx, open, sitAndGo)
  }
  return freeSeats(dependencies, tx, open, { leaving: seatedOf(open), why: 'nobody_came' })
}

/** Does what is due by a table's clock; changes by another process are kept. */
export const runClock =
  (dependencies: CardDependencies) =>
  async (tableId: string): Promise<void> => {
    const { database, clock, noteChange } = dependencies
    const isChanged = await database.inTx(async (tx) => {
      const open = await lockOpenTable(dependencies, tx, tableId)
      const { deadline_at: deadline, state } = open.table
      if (deadline === null || deadline > clock.now()) return false
      if (state === 'gathering') await endGathering(dependencies, tx, open)
      else if (state === 'committing') await endSeeding(dependencies, tx, open, 'commitment')
      else if (state === 'showing') await endSeeding(dependencies, tx, open, 'seed')
      else await endTurn(dependencies, tx, open)
      return true
    })
    if (isChanged) noteChange(tableId)
  }
