import type { Chance } from '@trevo/fairness/chance.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { BetReturns } from '../bets/valid-stake.ts'
import type { Json } from './json.ts'
import type { BetRound, SeatedRound, SeatedStanding, SeatMove, SeatPlace } from './seated.ts'
import type { TitleData } from './title-data.ts'

/** A player's stake and what it is on. The choice is the engine's own, plain JSON. */
export type Wager<Choice> = {
  /** In 1/10,000 BRL; the sum of all bets if a choice contains several. */
  readonly stakeMinor: bigint
  readonly choice: Choice
}

/** A possible action of the player, and its additional cost. */
export type LegalAction<Action> = {
  readonly action: Action
  /** Further stake in 1/10,000 BRL; 0 for most. */
  readonly stakeMinor: bigint
}

/** The state of a round after the actions taken so far. */
export type Play<Action, View> = {
  /** What the player may see now: nothing that is still to be decided or revealed. */
  readonly view: View
  /** The total stake so far, including further stakes, in 1/10,000 BRL. */
  readonly stakeMinor: bigint
  /** The payout of the round, in 1/10,000 BRL; 0 while it is open. */
  readonly payoutMinor: bigint
  /** In a fixed order. Empty if and only if the round is finished. */
  readonly legal: readonly LegalAction<Action>[]
  /**
   * The action for a player who does not return, until the round is finished: one of `legal` without a
   * further stake, which forfeits nothing that was won. Null when the round is finished.
   */
  readonly timeoutAction: Action | null
}

/** One part of a game's rules, generated from the title's data. */
export type RuleSection = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly table?: {
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
}

/** One line about what decided a round, for the verifier: "Numbers drawn", "7, 12, 31". */
export type Fact = { readonly label: string; readonly value: string }

/** The rules of a table whose seats decide in turn, in addition to `draw`. */
export type Seated<Title extends TitleData = TitleData, Choice extends Json = Json> = {
  readonly seatCount: number
  /** Maximum number of bets behind one seat. */
  readonly behindMax: number
  readonly placeOf: (choice: Choice) => SeatPlace
  /** Throws RangeError for an illegal decision. */
  readonly standing: (title: Title, round: SeatedRound) => SeatedStanding
  /** The cost of a currently possible decision for a bet raised with it; 0 if it is not raised. */
  readonly raiseMinor: (
    title: Title,
    wager: Wager<Choice>,
    round: BetRound,
    move: SeatMove,
  ) => bigint
  /** A bet on a finished round, as `play` decides it through `actionsOf`. */
  readonly settle: (title: Title, wager: Wager<Choice>, round: BetRound) => Play<Json, Json>
  /** The events at the table, as the actions that reproduce a bet on it. */
  readonly actionsOf: (choice: Choice, round: Omit<BetRound, 'drawn'>) => readonly Json[]
}

/**
 * A family of games as pure functions. An instant game is one without legal actions: its round is
 * finished as soon as it starts. The same title, wager, actions and numbers give exactly the same
 * play; a change that could affect an outcome raises the title's `version`.
 */
export type Engine<
  Title extends TitleData = TitleData,
  Choice extends Json = Json,
  Action extends Json = Json,
  View extends Json = Json,
> = {
  readonly family: Title['family']
  /** Parses what a client sent as choice; undefined if this title does not offer such a wager. */
  readonly readChoice: (title: Title, stakeMinor: bigint, sent: unknown) => Choice | undefined
  /** Whether a choice buys a bonus instead of waiting for it, which not every profile allows. */
  readonly isFeatureBuy?: (choice: Choice) => boolean
  /**
   * Whether an unfinished round only waits for an answer to an optional offer: declining it, which
   * costs nothing, finishes the round with everything that was won.
   */
  readonly isOptionalOffer?: (view: View) => boolean
  /**
   * Plays a round from its start through all its actions. Numbers are drawn in an order that the
   * family's README states. Throws RangeError if an action was not legal at that point.
   */
  readonly play: (
    title: Title,
    wager: Wager<Choice>,
    actions: readonly Action[],
    chance: Chance,
  ) => Play<Action, View>
  /** For a game of bets on one outcome: the outcome alone, which all players at a table share. */
  readonly draw?: (title: Title, chance: Chance) => Json
  /** A wager on it, as `play` decides it for the same outcome. */
  readonly settle?: (title: Title, wager: Wager<Choice>, outcome: Json) => Play<Action, View>
  /** The part of that outcome that a table announces before bets, because their odds depend on it. */
  readonly announce?: (title: Title, outcome: Json) => Json
  /** Whether a choice was made on what was announced of this outcome; a table accepts no other. */
  readonly isOnOffer?: (title: Title, choice: Choice, outcome: Json) => boolean
  /** For a table whose seats decide in turn on what was drawn; such a family has no `settle`. */
  readonly seated?: Seated<Title, Choice>
  /**
   * The part of a player's wagers on one outcome that was at risk, in 1/10,000 BRL, if several bets
   * can offset one another; if absent, all of it was (`docs/valid-stake.md`). The view is that of any
   * of them.
   */
  readonly validStake?: (title: Title, wagers: readonly Wager<Choice>[], view: View) => bigint
  /** Present with `validStake`: the basis of its computation, to combine the wagers of several players. */
  readonly betReturns?: (title: Title, wagers: readonly Wager<Choice>[], view: View) => BetReturns
  /** The most that a stake can be paid, in stakes: what the catalogue declares as `maxWinStakes`. */
  readonly maxWinStakes: (title: Title) => number
  /** The whole rules screen, paytable included, in each language. */
  readonly rules: (title: Title) => InEachLanguage<readonly RuleSection[]>
  /** What decided a finished round, in each language. */
  readonly facts: (
    title: Title,
    wager: Wager<Choice>,
    play: Play<Action, View>,
  ) => InEachLanguage<readonly Fact[]>
}
