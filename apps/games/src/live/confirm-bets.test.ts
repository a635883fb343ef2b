import { expect, it } from 'vitest'
import { createConfirmer } from './confirm-bets.ts'

const tableWith = (answers: boolean[]) => {
  const now = { stakeMinor: 0n, leftMs: 10_000, round: 7, isAsking: false }
  const placed: bigint[] = []
  const look = createConfirmer({
    wager: () => (now.stakeMinor > 0n ? { stakeMinor: now.stakeMinor, choice: null } : undefined),
    leftMs: () => now.leftMs,
    round: () => now.round,
    isAsking: () => now.isAsking,
    place: async () => {
      placed.push(now.stakeMinor)
      const isTaken = answers.shift() ?? true
      if (isTaken) now.stakeMinor = 0n
      return isTaken
    },
  })
  let atMs = 0
  /** Looks five times a second. */
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 200) {
      atMs += 200
      look(atMs)
      await Promise.resolve()
    }
  }
  return { now, placed, pass }
}

it('chips are placed together once the player has paused', async () => {
  const { now, placed, pass } = tableWith([])
  now.stakeMinor = 10n
  await pass(600)
  now.stakeMinor = 30n
  await pass(600)
  expect(placed).toEqual([])
  await pass(600)
  expect(placed).toEqual([30n])
  await pass(4_000)
  expect(placed).toEqual([30n])
})

it('before the bell nothing waits, and after it nothing is placed', async () => {
  const { now, placed, pass } = tableWith([])
  now.leftMs = 1_000
  now.stakeMinor = 10n
  await pass(200)
  expect(placed).toEqual([10n])
  now.leftMs = 0
  now.stakeMinor = 20n
  await pass(4_000)
  expect(placed).toEqual([10n])
})

it('while an order is being placed no other one is', async () => {
  const { now, placed, pass } = tableWith([])
  now.isAsking = true
  now.stakeMinor = 10n
  await pass(3_000)
  expect(placed).toEqual([])
})

it('refused chips wait until they change or the next round begins', async () => {
  const { now, placed, pass } = tableWith([false, false])
  now.stakeMinor = 10n
  await pass(5_000)
  expect(placed).toEqual([10n])
  now.stakeMinor = 20n
  await pass(5_000)
  expect(placed).toEqual([10n, 20n])
  now.round = 8
  await pass(1_000)
  expect(placed).toEqual([10n, 20n, 20n])
})
