import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { BetsChoice } from '../bets/bets.ts'
import type { BetsView } from '../bets/create-bets-engine.ts'
import type { TitleData } from '../engine/title-data.ts'

/** A fighter of the arena: an invented toy. Its strength is published and never changes. */
export type Fighter = {
  readonly id: string
  readonly strength: number
}

/** What decides a contest, published with the odds that come of it. */
export type ArenaModel = {
  readonly fighters: readonly Fighter[]
  /** What the form of a day adds to a strength, each as likely as the others. */
  readonly forms: readonly number[]
  readonly roundCount: number
  /** Of 1,000 rounds, how many end with a fighter pushed out of the ring. */
  readonly pushOuts: number
  /** Of 1,000 rounds, how many give nobody a point. */
  readonly evens: number
  /** What a bet returns on average, before its odds are rounded down to a hundredth. */
  readonly rtpBp: number
}

/** A fighter as it is announced: its strength and the form of the day. */
export type Corner = {
  readonly id: string
  readonly strength: number
  readonly form: number
}

/** Who meets whom; announced before bets are taken, because the odds depend on it. */
export type Bout = {
  readonly red: Corner
  readonly blue: Corner
}

export type Side = 'red' | 'blue'

/** How a round ended: a push-out ends the contest, a point or an even round does not. */
export type RoundResult = `${Side}-push-out` | `${Side}-point` | 'even'

/** Every round that was fought, and what came of them. */
export type ContestOutcome = {
  readonly rounds: readonly RoundResult[]
  readonly winner: Side | 'draw'
  readonly method: 'push-out' | 'points'
}

/**
 * A place that can be bet on; "round-2" is a push-out in the second round, "over-2" a contest of more
 * than two rounds, "under-2" one that is over by then.
 */
export type ArenaPlace =
  | Side
  | 'draw'
  | ContestOutcome['method']
  | `round-${number}`
  | `over-${number}`
  | `under-${number}`

export type ArenaTitle = TitleData &
  Omit<ArenaModel, 'rtpBp'> & {
    readonly family: 'arena'
    /** What the model's odds return before they are rounded down. */
    readonly oddsRtpBp: number
    readonly names: Readonly<Record<string, InEachLanguage<string>>>
  }

/** Who met whom, and what came of it. */
export type ArenaOutcome = ContestOutcome & { readonly bout: Bout }

/** Bets, and the bout on whose odds they were made; a room takes none for another bout. */
export type ArenaChoice = BetsChoice & { readonly bout?: string }

export type ArenaView = BetsView<ArenaOutcome>
