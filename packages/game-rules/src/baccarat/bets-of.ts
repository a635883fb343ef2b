import { baccaratBets, type BaccaratBet, type BaccaratTitle } from './types.ts'

/** The bets that a title offers, in the order of its rules. */
export const betsOf = ({ returns }: BaccaratTitle): BaccaratBet[] =>
  baccaratBets.filter((bet) => returns[bet] !== undefined)
