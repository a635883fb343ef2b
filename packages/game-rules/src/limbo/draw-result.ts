import { drawCount, type LimboTitle } from './types.ts'

/** The multiplier for a drawn number, in hundredths: small numbers give large multipliers. */
export const resultOf = ({ pricedAtBp }: LimboTitle, drawn: number): number =>
  Math.max(100, Math.floor((pricedAtBp * (drawCount / 100)) / (drawn + 1)))

/** The probability of reaching a target, as the count of drawn numbers that reach it. */
export const chanceOfReaching = ({ pricedAtBp }: LimboTitle, target: number): number =>
  Math.floor((pricedAtBp * (drawCount / 100)) / target) / drawCount
