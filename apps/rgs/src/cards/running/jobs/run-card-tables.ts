import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { findCardGame } from '@trevo/titles/card-games/find-card-game.ts'
import { createLoops } from '@trevo/platform/create-loops.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { cardDb, type CardDependencies } from '../../dependencies.ts'
import { listDueTables, listRevisions } from '../../common/repository/card-tables.ts'
import { listSeats, takeDueSeats } from '../../common/repository/seats.ts'
import { later } from '../../common/domain/later.ts'
import { listHouseTables } from '../../house/repository/house-tables.ts'
import { driveHouse } from '../../house/service/drive-house.ts'
import { driveSeat } from '../../seats/service/drive-seat.ts'
import { readOpenTable, stateOf } from '../../common/service/open-table.ts'
import { runClock } from '../service/run-clock.ts'
import { showTable } from '../../views/service/show-table.ts'

type Tell = (view: CardTableView) => void
type Viewer = { readonly roundId: string; readonly tell: Tell }

/** The tables that this process runs and serves. */
export type CardTablesRunning = {
  readonly dependencies: CardDependencies
  /** Sends a seat its table from now on, beginning with the current state. @returns the function that ends it. */
  watch(seat: { readonly tableId: string; readonly roundId: string }, tell: Tell): () => void
  /** What is due now: clocks, then money. For tests, and the loop below. */
  runOnce(): Promise<void>
  stop(): Promise<void>
}

const clockEveryMs = 200
/** The pace while nothing has happened at any table for a while. */
const quietEveryMs = 1_000
const quietAfterMs = 60_000
const readEveryMs = 200
const batchSize = 50

const createShowing = (dependencies: () => CardDependencies) => {
  const viewers = new Map<string, Set<Viewer>>()
  const told = new Map<string, number>()
  const show = async (tableId: string): Promise<void> => {
    const here = viewers.get(tableId)
    if (!here || here.size === 0) return
    const now = dependencies().clock.now()
    const open = await readOpenTable(dependencies(), cardDb(dependencies()), tableId)
    const state = stateOf(dependencies(), open)
    told.set(tableId, open.table.revision)
    for (const { roundId, tell } of here) {
      const view = showTable(open, state, { roundId, now })
      if (view) tell(view)
    }
  }
  /** Tables that another process changed. */
  const showChanged = async (): Promise<void> => {
    if (viewers.size === 0) return
    const revisions = await listRevisions(cardDb(dependencies()), [...viewers.keys()])
    for (const [id, revision] of revisions) if (revision !== told.get(id)) await show(id)
  }
  const watch: CardTablesRunning['watch'] = ({ tableId, roundId }, tell) => {
    const viewer = { roundId, tell }
    const here = viewers.get(tableId) ?? new Set()
    viewers.set(tableId, here.add(viewer))
    // Recipients unknown: the next look notifies everybody at the table.
    told.delete(tableId)
    return () => {
      here.delete(viewer)
      if (here.size > 0) return
      viewers.delete(tableId)
      told.delete(tableId)
    }
  }
  return { show, showChanged, watch }
}

/** @returns how many clocks had come */
const runClocks = async (dependencies: CardDependencies): Promise<number> => {
  const { clock, log } = dependencies
  const due = await listDueTables(cardDb(dependencies), clock.now(), batchSize)
  for (const tableId of due) {
    await runClock(dependencies)(tableId).catch((error: unknown) =>
      log.error({ err: error, tableId }, 'clock of a card table failed'),
    )
  }
  return due.length
}

/** @returns at how many tables the house sits */
const driveHouses = async (dependencies: CardDependencies): Promise<number> => {
  const { log } = dependencies
  const tables = await listHouseTables(cardDb(dependencies), batchSize)
  for (const tableId of tables) {
    await driveHouse(dependencies)(tableId).catch((error: unknown) =>
      log.error({ err: error, tableId }, 'the house opponent failed'),
    )
  }
  return tables.length
}

/** @returns how many seats were due */
const driveDueSeats = async (dependencies: CardDependencies): Promise<number> => {
  const { clock, leaseMs } = dependencies
  const now = clock.now()
  const lease = { now, leaseUntil: later(now, leaseMs), limit: batchSize }
  const seats = await takeDueSeats(cardDb(dependencies), lease)
  await Promise.all(seats.map(driveSeat(dependencies)))
  return seats.length
}

/** Fixed payouts and refunds of a table are sent at once; failed ones are repeated when due. */
const paySeats = async (dependencies: CardDependencies, tableId: string): Promise<void> => {
  const seats = await listSeats(cardDb(dependencies), tableId)
  const leaving = seats.filter(({ state }) => state === 'paying' || state === 'returning')
  await Promise.all(leaving.map(driveSeat(dependencies)))
}

/**
 * Runs the tables of players. No table state is in memory: any process accepts any move, and the clocks of all
 * tables are run by the first process that looks, under the table's lock.
 */
export const startCardTables = (
  given: Dependencies,
  {
    isDriving,
    ...overrides
  }: { readonly isDriving: boolean } & Partial<Pick<CardDependencies, 'findCardGame'>>,
): CardTablesRunning => {
  const loop = createLoops(given.log, 'card tables')
  const showing = createShowing(() => dependencies)
  let activeMs = performance.now()
  const noteChange = (tableId: string): void => {
    activeMs = performance.now()
    loop.follow(showing.show(tableId))
    loop.follow(paySeats(dependencies, tableId))
  }
  const dependencies: CardDependencies = { ...given, findCardGame, ...overrides, noteChange }
  const runOnce = async (): Promise<void> => {
    const clocks = await runClocks(dependencies)
    const houses = await driveHouses(dependencies)
    const seats = await driveDueSeats(dependencies)
    if (clocks + houses + seats > 0) activeMs = performance.now()
  }
  const isQuiet = () => performance.now() - activeMs > quietAfterMs
  if (isDriving) loop.repeat(runOnce, () => (isQuiet() ? quietEveryMs : clockEveryMs))
  loop.repeat(showing.showChanged, readEveryMs)
  return { dependencies, watch: showing.watch, runOnce, stop: loop.stop }
}
