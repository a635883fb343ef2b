import type { PromotionTerms } from '@trevo/contract/promotion-terms.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { stakedOf, type Facts } from './facts.ts'
import { meetConditions } from './meet-conditions.ts'
import { amountFor, rewardAmount } from './reward-amount.ts'

/** A simulated month has four weeks, like the play that it is drawn from. */
export const monthDays = 28
const weekDays = 7

/** A day of a member: settled play, and each deposit. Amounts in 1/10,000 BRL. */
export type PlayedDay = Pick<Facts, 'play'> & { readonly depositsMinor: readonly bigint[] }

/** A member of the audience with the days that months are drawn from, the oldest first. */
export type SampledMember = {
  readonly known: Pick<
    Facts,
    'level' | 'registeredDays' | 'tags' | 'hasDeposited' | 'lastStakeDaysAgo'
  >
  readonly hasBirthday: boolean
  readonly days: readonly PlayedDay[]
}

export type MonthOfLevel = {
  readonly level: number
  readonly members: number
  readonly receive: number
  readonly costMinor: bigint
}

export type SimulatedMonths = {
  /** The cost of each simulated month, sorted. */
  readonly costsMinor: readonly bigint[]
  readonly meanMinor: bigint
  readonly levels: readonly MonthOfLevel[]
  /** Counted stakes of the audience in a month. */
  readonly countedMinor: bigint
}

/** Uniform numbers below 1 that depend only on the seed (mulberry32). */
const createDice = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const factsOf = (
  { known, hasBirthday }: SampledMember,
  days: readonly PlayedDay[],
  depositMinor: bigint,
): Facts => {
  const play = days.flatMap((day) => day.play)
  const deposits = days.flatMap(({ depositsMinor }) => depositsMinor)
  const staked = play.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n)
  return {
    ...known,
    play,
    depositedMinor: deposits.reduce((sum, one) => sum + one, 0n),
    depositCount: deposits.length,
    signedDays: days.filter((day) => day.play.length > 0).length,
    deposit: { amountMinor: depositMinor, stakedSinceMinor: staked },
    balanceMinor: 0n,
    isBirthday: hasBirthday,
  }
}

const chunks = <One>(list: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )

/** Days per unit that a reward is worked out for, and how often it is taken in one. */
const unitOf = ({ countedOver, perPerson: { times, per } }: PromotionTerms) => {
  if (countedOver === 'lastDay') return { days: 1, times: per === 'day' ? times : 1 }
  if (countedOver === 'lastWeek') {
    return { days: weekDays, times: per === 'day' ? times * weekDays : per === 'week' ? times : 1 }
  }
  if (per === 'day') return { days: 1, times }
  return per === 'week' ? { days: weekDays, times } : { days: monthDays, times }
}

const amountOf = (terms: PromotionTerms, facts: Facts): bigint =>
  meetConditions(terms.conditions, facts).isMet ? rewardAmount(terms.reward, facts) : 0n

/** What a member would have got in each unit of their days, in 1/10,000 BRL. */
const outcomesOf = (terms: PromotionTerms, member: SampledMember): readonly bigint[] => {
  const { days, times } = unitOf(terms)
  const { value } = terms.reward
  const isForDeposit = value.form !== 'fixed' && value.of === 'deposit'
  return chunks(member.days, days).map((unit) => {
    if (!isForDeposit) return amountOf(terms, factsOf(member, unit, 0n)) * BigInt(times)
    const least = terms.depositMin === null ? 0n : parseMoney(terms.depositMin)
    return unit
      .flatMap(({ depositsMinor }) => depositsMinor)
      .filter((one) => one >= least)
      .slice(0, times)
      .reduce((sum, one) => {
        const isMet = meetConditions(terms.conditions, factsOf(member, unit, one)).isMet
        return sum + (isMet ? amountFor(value, one) : 0n)
      }, 0n)
  })
}

/** Units of a month: with a limit for the whole span or the year, a reward is had in one of them. */
const drawsOf = (terms: PromotionTerms, units: number): number => {
  const { countedOver, perPerson } = terms
  const isOnce =
    perPerson.per === 'promotion' || perPerson.per === 'year' || perPerson.per === 'month'
  return isOnce && countedOver !== 'promotion' ? Math.min(units, perPerson.times) : units
}

const byLevel = (
  members: readonly SampledMember[],
  means: readonly number[],
  scale: number,
): readonly MonthOfLevel[] => {
  const levels = [...new Set(members.map(({ known }) => known.level))].toSorted((a, b) => a - b)
  return levels.map((level) => {
    const own = means.filter((_, index) => members[index]?.known.level === level)
    return {
      level,
      members: Math.round(own.length * scale),
      receive: Math.round(own.filter((mean) => mean > 0).length * scale),
      costMinor: BigInt(Math.round(own.reduce((sum, mean) => sum + mean, 0) * scale)),
    }
  })
}

/**
 * The cost of a month, many times: members are drawn with replacement from the sample, and of each as many
 * units (days, weeks or the whole span) as a month has. Everybody who may claim does, nobody plays differently
 * because of it, and bonus money costs its amount even where it would be forfeited. `audience` is the size that
 * the sample stands for.
 */
export const simulateMonths = (
  terms: PromotionTerms,
  members: readonly SampledMember[],
  { audience, months, seed }: Readonly<Record<'audience' | 'months' | 'seed', number>>,
): SimulatedMonths => {
  const dice = createDice(seed)
  // Costs are summed as numbers: a month stays far below 2^53.
  const outcomes = members.map((member) => outcomesOf(terms, member).map(Number))
  const scale = members.length === 0 ? 0 : audience / members.length
  const costs = Array.from({ length: members.length === 0 ? 0 : months }, () => {
    let sum = 0
    for (let drawn = 0; drawn < members.length; drawn += 1) {
      const units = outcomes[Math.floor(dice() * members.length)] ?? []
      const draws = drawsOf(terms, units.length)
      for (let unit = 0; unit < draws; unit += 1) {
        sum += units[Math.floor(dice() * units.length)] ?? 0
      }
    }
    return BigInt(Math.round(sum * scale))
  })
  const means = outcomes.map((units) =>
    units.length === 0
      ? 0
      : (units.reduce((sum, one) => sum + one, 0) / units.length) * drawsOf(terms, units.length),
  )
  const counted = members.reduce(
    (sum, { days }) => sum + days.reduce((all, day) => all + Number(stakedOf(day)), 0),
    0,
  )
  return {
    costsMinor: costs.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
    meanMinor: BigInt(Math.round(means.reduce((sum, one) => sum + one, 0) * scale)),
    levels: byLevel(members, means, scale),
    countedMinor: BigInt(Math.round(counted * scale)),
  }
}
