import { rollCount, type DiceChoice, type DiceTitle } from './types.ts'

/** The payout of a win at this chance, in hundredths of the stake. */
export const multiplierAt = (title: DiceTitle, chance: number): number =>
  Math.floor(title.pricedAtBp / chance)

/** How many of the numbers win. */
export const winningRolls = (chance: number): number => (chance * rollCount) / 100

/** Whether a number wins: the lowest or the highest, as many as the chance gives. */
export const isWinningRoll = ({ side, chance }: DiceChoice, roll: number): boolean =>
  side === 'under' ? roll < winningRolls(chance) : roll >= rollCount - winningRolls(chance)

/** The last number that wins under, or the first that wins over. */
export const edgeRoll = ({ side, chance }: DiceChoice): number =>
  side === 'under' ? winningRolls(chance) - 1 : rollCount - winningRolls(chance)
