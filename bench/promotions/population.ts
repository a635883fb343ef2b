import type { Facts } from '../../packages/promotion-rules/src/facts.ts'

/** How often each value occurs, in parts of a thousand that add up to 1,000. */
export type Chances<Value> = readonly (readonly [chance: number, value: Value])[]

/** How players of the model behave; not real data, but round numbers to compare two counts. */
export const behaviour = {
  /** A week's deposit in reais. */
  deposit: [
    [500, 0],
    [200, 20],
    [150, 50],
    [100, 100],
    [50, 500],
  ],
  /** A week's stakes per real of the deposit, in tenths. */
  stakedTenths: [
    [300, 5],
    [400, 10],
    [300, 40],
  ],
  /** The share of the stakes that is paid back, in percent; the mean return is 95.4 %. */
  paidHundredths: [
    [300, 60],
    [400, 90],
    [300, 138],
  ],
  /** A day's stakes in reais, for daily counts. */
  dayStaked: [
    [880, 0],
    [100, 20],
    [15, 300],
    [5, 1_500],
  ],
  /** The account balance at the end of the day, in reais. */
  dayBalance: [
    [400, 0],
    [300, 4],
    [300, 50],
  ],
  level: [
    [600, 0],
    [300, 1],
    [80, 2],
    [20, 3],
  ],
  /** Probability of a login on a day, in parts of a thousand. */
  signs: [
    [400, 0],
    [400, 150],
    [200, 600],
  ],
  /** Members whose birthday is in the month: 28 days of 365. */
  birthday: [
    [77, 1],
    [923, 0],
  ],
} satisfies Record<string, Chances<number>>

export const daysInMonth = 28
export const weeksInMonth = 4

const reais = (amount: number): bigint => BigInt(Math.round(amount * 10_000))

const nobody: Facts = {
  depositedMinor: 0n,
  depositCount: 0,
  play: [],
  signedDays: 0,
  deposit: { amountMinor: 0n, stakedSinceMinor: 0n },
  balanceMinor: 0n,
  level: 0,
  registeredDays: 400,
  isBirthday: false,
  tags: [],
  lastStakeDaysAgo: 0,
  hasDeposited: true,
}

const playOf = (staked: number, paid: number): Facts['play'][number] => ({
  product: 'RNG',
  stakedMinor: reais(staked),
  countedMinor: reais(staked),
  paidMinor: reais((staked * paid) / 100),
})

type Week = { readonly deposit: number; readonly stakedTenths: number; readonly paid: number }

/** What is known of a member after such a week. */
export const factsOfWeek = ({ deposit, stakedTenths, paid }: Week, level: number): Facts => {
  const staked = (deposit * stakedTenths) / 10
  const stakedMinor = reais(staked)
  return {
    ...nobody,
    level,
    depositedMinor: reais(deposit),
    depositCount: deposit > 0 ? 1 : 0,
    deposit: { amountMinor: reais(deposit), stakedSinceMinor: stakedMinor },
    play: [playOf(staked, paid)],
    balanceMinor: reais(50),
  }
}

type Day = { readonly staked: number; readonly paid: number; readonly balance: number }

export const factsOfDay = ({ staked, paid, balance }: Day, level: number): Facts => ({
  ...nobody,
  level,
  play: [playOf(staked, paid)],
  balanceMinor: reais(balance),
})

type Month = { readonly signedDays: number; readonly birthday: number }

export const factsOfMonth = ({ signedDays, birthday }: Month, level: number): Facts => ({
  ...nobody,
  level,
  signedDays,
  isBirthday: birthday === 1,
})
