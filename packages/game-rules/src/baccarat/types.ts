import type { ReturnHundredths } from '../bets/bets.ts'
import type { BetsView } from '../bets/create-bets-engine.ts'
import type { TitleData } from '../engine/title-data.ts'

const mainBets = ['player', 'banker', 'tie'] as const
const sideBets = ['player-pair', 'banker-pair', 'either-pair', 'super-six', 'small', 'big'] as const

/** Every bet of the family: three that every table takes, and those beside them, of which it takes some. */
export const baccaratBets = [...mainBets, ...sideBets] as const

export type BaccaratBet = (typeof baccaratBets)[number]

export type BaccaratTitle = TitleData & {
  readonly family: 'baccarat'
  readonly deckCount: number
  /** What a winning stake returns, for each bet that is on offer. A tie returns stakes on player and banker. */
  readonly returns: Readonly<Record<(typeof mainBets)[number], ReturnHundredths>> &
    Readonly<Partial<Record<(typeof sideBets)[number], ReturnHundredths>>>
  /** What a stake on the banker returns instead when the banker wins with six points, where there is no commission. */
  readonly bankerSixReturn?: ReturnHundredths
}

export type Winner = 'player' | 'banker' | 'tie'

/** The cards by their codes, in the order in which each side got them. */
export type BaccaratOutcome = {
  readonly player: readonly string[]
  readonly banker: readonly string[]
  readonly playerPoints: number
  readonly bankerPoints: number
  readonly winner: Winner
}

export type BaccaratView = BetsView<BaccaratOutcome>
