import { drawCount, type LimboTitle } from './types.ts'

/** The multiplier of a number drawn, in hundredths: small numbers are large multipliers. */
export const resultOf = ({ pricedAtBp }: LimboTitle, drawn: number): number =>
  Math.max(100, Math.floor((pricedAtBp * (drawCount / 100)) / (drawn + 1)))

/** The chance that a target is reached: as many of the numbers drawn reach it. */
export const chanceOfReaching = ({ pricedAtBp }: LimboTitle, target: number): number =>
  Math.floor((pricedAtBp * (drawCount / 100)) / target) / drawCount
