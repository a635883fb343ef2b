import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { BetsChoice } from '../bets/bets.ts'
import type { BetsView } from '../bets/create-bets-engine.ts'
import type { TitleData } from '../engine/title-data.ts'

/** A fighter of the arena: an invented toy. Its strength is published and never changes. */
export type Fighter = {
  readonly id: string
  readonly strength: number
}

/** What decides a contest, published together with the resulting odds. */
export type ArenaModel = {
  readonly fighters: readonly Fighter[]
  /** What the form of the day adds to a strength, all equally likely. */
  readonly forms: readonly number[]
  readonly roundCount: number
  /** Out of 1,000 rounds, how many end with a fighter pushed out of the ring. */
  readonly pushOuts: number
  /** Out of 1,000 rounds, how many give nobody a point. */
  readonly evens: number
  /** What a bet returns on average, before its odds are rounded down to a hundredth. */
  readonly rtpBp: number
}

/** A fighter as announced: its strength and the form of the day. */
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

/** Every round fought, and the result. */
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
    /** The return at the model's odds before they are rounded down. */
    readonly oddsRtpBp: number
    readonly names: Readonly<Record<string, InEachLanguage<string>>>
  }

/** Who met whom, and the result. */
export type ArenaOutcome = ContestOutcome & { readonly bout: Bout }

/** Bets, and the bout on whose odds they were made; a room accepts none for another bout. */
export type ArenaChoice = BetsChoice & { readonly bout?: string }

export type ArenaView = BetsView<ArenaOutcome>
