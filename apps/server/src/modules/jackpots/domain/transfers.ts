import type { KindDefinition, Transfer } from '../../wallet/index.ts'

const ofHouses = 0

/** Play → pool: a share of a decided stake. */
const contributedKind = {
  kind: 'jackpots.contributed',
  role: 'legs',
  typeCode: ofHouses,
  guarded: false,
} as const satisfies KindDefinition

/** Play → pool: the house's seed when a pool starts again. */
const seededKind = {
  kind: 'jackpots.seeded',
  role: 'legs',
  typeCode: ofHouses,
  guarded: false,
} as const satisfies KindDefinition

/** Pool → member, in every state of the member. On the statement like any prize. */
const wonKind = {
  kind: 'jackpots.won',
  role: 'legs',
  typeCode: 3100,
  guarded: false,
} as const satisfies KindDefinition

/** Every movement of a pool. Stakes went to the house `play`, so contributions and seeds come from there. */
export const jackpotKinds: readonly KindDefinition[] = [contributedKind, seededKind, wonKind]

const source = 'jackpots'
const playHouse = 'play'

type PoolName = { readonly code: string; readonly brandId: number }

/** The pool's account in the ledger. */
export const houseOf = ({ code, brandId }: PoolName): string => `jackpot_${code}_${brandId}`

/** Under the stake's own number: however often it is tried, it contributes once. */
export const contributed = (
  pool: PoolName,
  stake: { readonly id: bigint; readonly amountMinor: bigint; readonly roundId: string },
): Transfer => ({
  source,
  txnId: `stake:${stake.id}`,
  kind: contributedKind.kind,
  legs: [
    { house: playHouse, amountMinor: -stake.amountMinor },
    { house: houseOf(pool), amountMinor: stake.amountMinor },
  ],
  reference: { jackpot: pool.code, round: stake.roundId },
})

type Cycle = { readonly poolId: number; readonly number: number; readonly amountMinor: bigint }

/** Once per cycle. */
export const seeded = (pool: PoolName, { poolId, number, amountMinor }: Cycle): Transfer => ({
  source,
  txnId: `seed:${poolId}:${number}`,
  kind: seededKind.kind,
  legs: [
    { house: playHouse, amountMinor: -amountMinor },
    { house: houseOf(pool), amountMinor },
  ],
  reference: { jackpot: pool.code },
})

/** Once per cycle: a second winner of the same cycle would be the same transfer with different content. */
export const won = (
  pool: PoolName,
  cycle: Cycle & {
    readonly memberId: bigint
    readonly nodeId: number
    readonly roundId: string
  },
): Transfer => ({
  source,
  txnId: `won:${cycle.poolId}:${cycle.number}`,
  kind: wonKind.kind,
  legs: [
    { memberId: cycle.memberId, amountMinor: cycle.amountMinor },
    { house: houseOf(pool), amountMinor: -cycle.amountMinor },
  ],
  reference: { jackpot: pool.code, node: String(cycle.nodeId), round: cycle.roundId },
})
