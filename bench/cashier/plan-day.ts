import { randomUUID } from 'node:crypto'
import type { Manner, PlannedDeposit, PlannedWithdrawal } from './day-world.ts'

const shares: readonly (readonly [Manner, number])[] = [
  ['fits', 0.9],
  ['twice', 0.02],
  ['wrong_amount', 0.02],
  ['stranger', 0.02],
  ['late', 0.015],
  ['orphan', 0.015],
  ['unpaid', 0.01],
]

/** A separate generator, so that a day can be run again (mulberry32). */
const numbersFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const mannerOf = (share: number): Manner => {
  let sum = 0
  for (const [manner, part] of shares) {
    sum += part
    if (share < sum) return manner
  }
  return 'fits'
}

/** The deposits of a day, in the order of their requests. */
export const planDay = (
  count: number,
  { members, lengthMs, seed }: { members: number; lengthMs: number; seed: number },
): PlannedDeposit[] => {
  const number = numbersFrom(seed)
  const plan = Array.from({ length: count }, (): PlannedDeposit => {
    const manner = mannerOf(number())
    const isDisputed = manner === 'fits' && number() < 0.02
    return {
      memberId: BigInt(1 + Math.floor(number() * members)),
      clientId: randomUUID(),
      amount: `${10 + Math.floor(number() * 490)}.${String(Math.floor(number() * 100)).padStart(2, '0')}`,
      atMs: Math.floor(number() * lengthMs),
      thinkMs: 5_000 + Math.floor(number() * 240_000),
      manner,
      disputeAfterMs: isDisputed ? Math.floor(600_000 + number() * 3_600_000) : undefined,
      playsFirst: number() < 0.5,
    }
  })
  return plan.toSorted((a, b) => a.atMs - b.atMs)
}

/** The withdrawals of the same day, all of members who have a balance. */
export const planWithdrawals = (
  count: number,
  { members, lengthMs, seed }: { members: number; lengthMs: number; seed: number },
): PlannedWithdrawal[] => {
  const number = numbersFrom(seed)
  return Array.from({ length: count }, () => ({
    memberId: BigInt(1 + 2 * Math.floor((number() * members) / 2)),
    clientId: randomUUID(),
    amount: `${20 + Math.floor(number() * 80)}.${String(Math.floor(number() * 100)).padStart(2, '0')}`,
    atMs: Math.floor(number() * lengthMs),
  })).toSorted((a, b) => a.atMs - b.atMs)
}
