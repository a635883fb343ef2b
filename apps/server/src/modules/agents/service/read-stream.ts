import { tables, type Tx } from '@trevo/database/connect.ts'
import { changeOf, isOfRound, type MovementKind } from '../domain/movement.ts'
import { addSums, noSums } from '../domain/sums.ts'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import {
  addFirstDeposits,
  addToActive,
  countPlaced,
  isAnybodyUncounted,
} from '../repository/counts.ts'
import {
  addToHours,
  addToRounds,
  lockFigures,
  nextChange,
  type HourChange,
  type RoundChange,
  type RoundKey,
  zone,
} from '../repository/figures.ts'
import { addToBalances, insertMovements } from '../repository/movements.ts'
import type { AgentsTables } from '../repository/tables.ts'
import type { AgentsNeeds, LedgerTransfer } from '../needs.ts'

type Moved = LedgerTransfer & { readonly what: MovementKind }

const hourMs = 3_600_000
const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / hourMs) * hourMs)
const keyOf = ({ memberId, source, roundId }: RoundKey): string =>
  `${memberId} ${source} ${roundId}`

/** Money that is of no game. */
const cash = 'CASH'

/** A lottery numbers its draws for itself, a vendor its rounds for all its games. */
const roundKeyOf = ({ memberId, source, reference, txnId }: Moved): RoundKey => {
  const round = reference?.['round'] ?? txnId
  const node = reference?.['node'] ?? ''
  return { memberId, source, roundId: source === 'lottery' ? `${node}:${round}` : round }
}

const roundsOf = (needs: AgentsNeeds, moved: readonly Moved[]): RoundChange[] => {
  const rounds = new Map<string, RoundChange>()
  for (const one of moved) {
    if (!isOfRound(one.what)) continue
    const key = roundKeyOf(one)
    const nodeId = Number(one.reference?.['node'] ?? 0)
    const before = rounds.get(keyOf(key)) ?? {
      ...key,
      nodeId,
      product: needs.catalogue.productOf(nodeId) ?? 'CONS',
      betMinor: 0n,
      winMinor: 0n,
      firstAt: one.at,
      lastAt: one.at,
    }
    const { betMinor = 0n, winMinor = 0n } = changeOf(one.what, one.amountMinor)
    rounds.set(keyOf(key), {
      ...before,
      betMinor: before.betMinor + betMinor,
      winMinor: before.winMinor + winMinor,
      lastAt: one.at,
    })
  }
  return [...rounds.values()]
}

const addHour = (hours: Map<string, HourChange>, change: HourChange): void => {
  const key = `${change.memberId} ${change.hour.getTime()} ${change.product}`
  const before = hours.get(key)
  hours.set(key, before ? { ...before, sums: addSums(before.sums, change.sums) } : change)
}

/** Adds a part of the ledger's stream to every figure it changes. */
const addTransfers = async (
  needs: AgentsNeeds,
  tx: Tx,
  transfers: readonly LedgerTransfer[],
): Promise<void> => {
  const db = tables<AgentsTables>(tx)
  const moved = transfers.flatMap((one): Moved[] => {
    const what = needs.kinds.movementOf(one.kind)
    return what ? [{ ...one, what }] : []
  })
  await lockFigures(db)
  const changeSeq = await nextChange(db)
  const rounds = roundsOf(needs, moved)
  const known = new Map(
    (await addToRounds(db, rounds, changeSeq)).map((round) => [keyOf(round), round]),
  )
  const hours = new Map<string, HourChange>()
  for (const { betMinor, winMinor, ...round } of rounds) {
    const { firstAt, product } = known.get(keyOf(round)) ?? round
    const sums = addSums(noSums, { betMinor, winMinor })
    addHour(hours, { memberId: round.memberId, hour: hourOf(firstAt), product, sums })
  }
  const movements = moved.filter(({ what }) => !isOfRound(what))
  for (const { memberId, at, what, amountMinor } of movements) {
    const sums = addSums(noSums, changeOf(what, amountMinor))
    addHour(hours, { memberId, hour: hourOf(at), product: cash, sums })
  }
  const changes = [...hours.values()]
  await addToHours(db, changes, changeSeq)
  await addToActive(
    db,
    changes.map(({ memberId, hour, sums }) => ({ memberId, hour, betMinor: sums.betMinor })),
    (hour) => dayIn(hour, zone),
  )
  await insertMovements(
    db,
    movements.map((one) => ({ ...one, typeCode: needs.kinds.typeCodeOf(one.kind) })),
  )
  const deposits = movements.filter(
    ({ what, amountMinor }) => what === 'deposit' && amountMinor > 0n,
  )
  // The first one of each, where several came at once.
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

/** Each part in a transaction of its own. */
const countNewMembers = async ({ database }: AgentsNeeds): Promise<void> => {
  while (await isAnybodyUncounted(database.db)) {
    await database.inTx(async (tx) => {
      const db = tables<AgentsTables>(tx)
      await lockFigures(db)
      await countPlaced(db)
    })
  }
}

/**
 * Brings the figures of every team up to the ledger: each transfer once, in the transaction that moves
 * the position; and counts who was placed. Answers how many transfers were read.
 */
export const createReadStream = (needs: AgentsNeeds) => async (): Promise<number> => {
  await countNewMembers(needs)
  let total = 0
  for (;;) {
    const read = await needs.wallet.transferStream.consume({
      consumer: 'agents',
      handle: (tx, transfers) => addTransfers(needs, tx, transfers),
    })
    total += read
    if (read === 0) return total
  }
}
