import type { CountedAward, WheelEntry } from '../rule-message.ts'

/** Numbers, money and lists as one language writes them. */
export type Format = {
  readonly number: (value: number) => string
  /** Basis points as a percentage with up to two decimals. */
  readonly percent: (bp: number) => string
  /** Text of 1/10,000 BRL as money. */
  readonly money: (amountMinor: string) => string
  readonly and: (items: readonly string[]) => string
  readonly times: (multipliers: readonly number[]) => string
  readonly wheel: (wheel: readonly WheelEntry[]) => string
  readonly awards: (awards: readonly CountedAward[], verb: string) => string
}

/** The formats of a language tag such as `pt-BR`. */
export const formatFor = (language: string): Format => {
  const numbers = new Intl.NumberFormat(language)
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const currency = new Intl.NumberFormat(language, { style: 'currency', currency: 'BRL' })
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const and = (items: readonly string[]) => lists.format(items)
  const number = (value: number) => numbers.format(value)
  const percent = (bp: number) => percents.format(bp / 10_000)
  return {
    number,
    percent,
    // Stakes are small whole centavos, far inside what a float holds exactly.
    money: (amountMinor) => currency.format(Number(BigInt(amountMinor) / 100n) / 100),
    and,
    times: (multipliers) => and(multipliers.map((multiplier) => `×${number(multiplier)}`)),
    wheel: (wheel) =>
      and(wheel.map(({ multiplier, chanceBp }) => `×${number(multiplier)} (${percent(chanceBp)})`)),
    awards: (awards, verb) =>
      and(awards.map(({ count, spins }) => `${number(count)} ${verb} ${number(spins)}`)),
  }
}
