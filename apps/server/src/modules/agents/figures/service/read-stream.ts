import { hourMs, minuteMs } from '@trevo/calendar/durations.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { changeOf, isOfRound, type MovementKind } from '../domain/movement.ts'
import { addSums, noSums } from '../domain/sums.ts'
import { addFirstDeposits, countPlaced, isAnybodyUncounted } from '../repository/counts.ts'
import {
  addToHours,
  cash,
  listProducts,
  lockFigures,
  nextChange,
  saveProducts,
  type HourChange,
} from '../repository/figures.ts'
import { addToBalances, insertMovements } from '../repository/movements.ts'
import { countSettled } from '../repository/settled-stakes.ts'
import { saveZones } from '../repository/zones.ts'
import type { AgentsTables } from '../../tables.ts'
import type { AgentsNeeds, LedgerTransfer } from '../../needs.ts'

type Moved = LedgerTransfer & { readonly what: MovementKind }

const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / hourMs) * hourMs)

const addHour = (hours: Map<string, HourChange>, change: HourChange): void => {
  const key = `${change.memberId} ${change.hour.getTime()} ${change.product}`
  const before = hours.get(key)
  hours.set(key, before ? { ...before, sums: addSums(before.sums, change.sums) } : change)
}

const hoursOf = (movements: readonly Moved[]): HourChange[] => {
  const hours = new Map<string, HourChange>()
  for (const { memberId, at, what, amountMinor } of movements) {
    const sums = addSums(noSums, changeOf(what, amountMinor))
    addHour(hours, { memberId, hour: hourOf(at), product: cash, sums })
  }
  return [...hours.values()]
}

/** Adds movements other than play to every figure they change. */
const addMovements = async (
  needs: AgentsNeeds,
  tx: Tx,
  transfers: readonly LedgerTransfer[],
): Promise<void> => {
  if (transfers.length === 0) return
  const db = tables<AgentsTables>(tx)
  const movements = transfers.flatMap((one): Moved[] => {
    const what = needs.kinds.movementOf(one.kind)
    return what ? [{ ...one, what }] : []
  })
  await lockFigures(db)
  await addToHours(db, hoursOf(movements), await nextChange(db))
  await insertMovements(
    db,
    movements.map((one) => ({ ...one, typeCode: needs.kinds.typeCodeOf(one.kind) })),
  )
  const deposits = movements.filter(
    ({ what, amountMinor }) => what === 'deposit' && amountMinor > 0n,
  )
  // The first of each, if several came at once.
  await addFirstDeposits(db, [
    ...new Map(deposits.toReversed().map((one) => [one.memberId, one])).values(),
  ])
  await addToBalances(db, balancesOf(needs, transfers))
}

const balancesOf = (
  needs: AgentsNeeds,
  transfers: readonly LedgerTransfer[],
): ReadonlyMap<bigint, bigint> => {
  const balances = new Map<bigint, bigint>()
  for (const { kind, memberId, amountMinor } of transfers) {
    if (!needs.kinds.movesAvailable(kind)) continue
    balances.set(memberId, (balances.get(memberId) ?? 0n) + amountMinor)
  }
  return balances
}

/** Each part in its own transaction. */
const countNewMembers = async ({ database }: AgentsNeeds): Promise<void> => {
  while (await isAnybodyUncounted(database.db)) {
    await database.inTx(async (tx) => {
      const db = tables<AgentsTables>(tx)
      await lockFigures(db)
      await countPlaced(db)
    })
  }
}

/** Games whose rounds came before their product was stored. */
class UnknownGames extends Error {
  readonly nodeIds: readonly number[]
  constructor(nodeIds: readonly number[]) {
    super(`agents: no product of the games ${nodeIds.join(', ')}`)
    this.nodeIds = nodeIds
  }
}

const productsOf = (
  { catalogue }: AgentsNeeds,
  nodeIds: Iterable<number>,
): ReadonlyMap<number, string> =>
  new Map([...nodeIds].map((nodeId) => [nodeId, catalogue.productOf(nodeId) ?? 'CONS']))

/** The catalogue's current data of each game that was played. */
const renewProducts = async (needs: AgentsNeeds): Promise<void> => {
  const { db } = needs.database
  await saveProducts(db, productsOf(needs, (await listProducts(db)).keys()))
}

const zonesOf = ({ settings }: AgentsNeeds): ReadonlyMap<number, string> =>
  new Map(settings.brandIds().map((brandId) => [brandId, settings.timeZoneOf(brandId)]))

const productsForMs = minuteMs

/**
 * Each part writes every hour of every node it touches once, so larger parts write less. Play, nearly all of it,
 * stays within the database.
 */
const postingsMax = 1_000

/** The most settled stakes counted in one transaction. */
const settledMax = 10_000

/** The function's word for a kind of play (agents.count_rounds). */
const wordOf =
  ({ kinds }: AgentsNeeds) =>
  (kind: string): string | undefined => {
    const what = kinds.movementOf(kind)
    if (what === undefined || !isOfRound(what)) return undefined
    return kinds.movesAvailable(kind) ? what : `${what}:held`
  }

const readAll = async (needs: AgentsNeeds): Promise<void> => {
  try {
    await needs.wallet.transferStream.consumeAll({
      consumer: 'agents',
      postingsMax,
      within: { wordOf: wordOf(needs), call: 'agents.count_rounds' },
      handle: async (tx, transfers, answer) => {
        // Thrown, so that nothing of the part counts until it is read again.
        if (Array.isArray(answer)) throw new UnknownGames(answer.map(Number))
        await addMovements(needs, tx, transfers)
      },
    })
  } catch (error) {
    if (!(error instanceof UnknownGames)) throw error
    await saveProducts(needs.database.db, productsOf(needs, error.nodeIds))
    await readAll(needs)
    while ((await countSettled(needs.database.db, settledMax)) === settledMax) continue
  }
}

/**
 * Updates the figures of every team to the ledger's current position: each transfer once, in the transaction that
 * moves the position, and settled stakes with their valid part; also counts newly placed members.
 */
export const createReadStream = (needs: AgentsNeeds) => {
  let renewedAt = -productsForMs
  return async (): Promise<void> => {
    await saveZones(needs.database.db, zonesOf(needs))
    await countNewMembers(needs)
    if (performance.now() - renewedAt > productsForMs) {
      await renewProducts(needs)
      renewedAt = performance.now()
    }
    await readAll(needs)
    while ((await countSettled(needs.database.db, settledMax)) === settledMax) continue
  }
}
