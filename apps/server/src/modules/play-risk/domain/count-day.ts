import type { RiskModel } from './model.ts'

/** The length of a slot in minutes: play is looked at by quarters of an hour. */
export const slotMin = 15

/** The stakes of own money that were placed in a quarter of an hour and decided. Amounts in 1/10,000 BRL. */
export type Slot = {
  /** 0 to 95: quarters since the day began in Brasília. */
  readonly slot: number
  readonly bets: bigint
  readonly stakedMinor: bigint
  /** What these stakes gave back. */
  readonly givenMinor: bigint
}

/** What a day's stakes say. */
export type PlayedDay = {
  readonly bets: bigint
  readonly stakedMinor: bigint
  readonly lostMinor: bigint
  readonly playedMin: number
  /** Of play without an empty quarter. */
  readonly longestMin: number
  readonly nightMin: number
  /** Quarters in which stakes were raised after a loss. */
  readonly chasing: number
}

const slotsOfHour = 60 / slotMin

/** The longest run of quarters that follow one another. */
const longestRun = (slots: readonly number[]): number => {
  let longest = 0
  let run = 0
  let before: number | undefined
  for (const slot of slots) {
    run = before !== undefined && slot === before + 1 ? run + 1 : 1
    longest = Math.max(longest, run)
    before = slot
  }
  return longest
}

const bpOfWhole = 10_000n

/** Counts a day from its quarters, in any order. A quarter with a stake counts as played. */
export const countPlayed = (
  slots: readonly Slot[],
  { chasing, night }: RiskModel['markers'],
): PlayedDay => {
  const ordered = slots.filter(({ bets }) => bets > 0n).toSorted((a, b) => a.slot - b.slot)
  let bets = 0n
  let stakedMinor = 0n
  let lostMinor = 0n
  let chased = 0
  for (const one of ordered) {
    // The average stake, without dividing: staked / bets against stakedBefore / betsBefore.
    const isRaised =
      one.stakedMinor * bets * bpOfWhole >= stakedMinor * one.bets * BigInt(chasing.raiseBp)
    const isAfterLoss = lostMinor >= chasing.lossMinor && bets >= BigInt(chasing.betsBefore)
    if (isAfterLoss && isRaised) chased += 1
    bets += one.bets
    stakedMinor += one.stakedMinor
    lostMinor += one.stakedMinor - one.givenMinor
  }
  const isAtNight = ({ slot }: Slot): boolean =>
    slot >= night.fromHour * slotsOfHour && slot < night.untilHour * slotsOfHour
  return {
    bets,
    stakedMinor,
    lostMinor,
    playedMin: ordered.length * slotMin,
    longestMin: longestRun(ordered.map(({ slot }) => slot)) * slotMin,
    nightMin: ordered.filter(isAtNight).length * slotMin,
    chasing: chased,
  }
}
