import type { Chance } from '@trevo/fairness/chance.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { BetReturns } from '../bets/valid-stake.ts'
import type { Json } from './json.ts'
import type { BetRound, SeatedRound, SeatedStanding, SeatMove, SeatPlace } from './seated.ts'
import type { TitleData } from './title-data.ts'

/** What a player stakes, and on what. The choice is the engine's own, plain JSON. */
export type Wager<Choice> = {
  /** In 1/10,000 BRL; the sum of all bets if a choice holds several. */
  readonly stakeMinor: bigint
  readonly choice: Choice
}

/** A possible action of the player, and its cost on top of the stake. */
export type LegalAction<Action> = {
  readonly action: Action
  /** Further stake in 1/10,000 BRL; 0 for most. */
  readonly stakeMinor: bigint
}

/** The state of a round after the actions taken so far. */
export type Play<Action, View> = {
  /** What the player may see now: nothing that is still to be decided or uncovered. */
  readonly view: View
  /** Everything staked so far, further stakes included, in 1/10,000 BRL. */
  readonly stakeMinor: bigint
  /** The payout of the round, in 1/10,000 BRL; 0 while it is open. */
  readonly payoutMinor: bigint
  /** In a fixed order. Empty exactly when the round is finished. */
  readonly legal: readonly LegalAction<Action>[]
  /**
   * What is done for a player who does not come back, until the round is finished: one of `legal`
   * without a further stake, which gives up nothing that was won. Null when the round is finished.
   */
  readonly timeoutAction: Action | null
}

/** One part of a game's rules, made from the title's data. */
export type RuleSection = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly table?: {
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
}

/** One line of what decided a round, for the verifier: "Numbers drawn", "7, 12, 31". */
export type Fact = { readonly label: string; readonly value: string }

/** The rules of a table whose seats decide in turn, besides `draw`. */
export type Seated<Title extends TitleData = TitleData, Choice extends Json = Json> = {
  readonly seatCount: number
  /** Bets behind one seat, at most. */
  readonly behindMax: number
  readonly placeOf: (choice: Choice) => SeatPlace
  /** Throws RangeError for a decision that was not legal. */
  readonly standing: (title: Title, round: SeatedRound) => SeatedStanding
  /** What a decision that may be taken now costs a bet that is raised with it; 0 when it is not. */
  readonly raiseMinor: (
    title: Title,
    wager: Wager<Choice>,
    round: BetRound,
    move: SeatMove,
  ) => bigint
  /** A bet on a round that is over, as `play` decides it through `actionsOf`. */
  readonly settle: (title: Title, wager: Wager<Choice>, round: BetRound) => Play<Json, Json>
  /** What happened at the table, as the actions that redo a bet on it. */
  readonly actionsOf: (choice: Choice, round: Omit<BetRound, 'drawn'>) => readonly Json[]
}

/**
 * A family of games as pure functions. An instant game is one without legal actions: its round is
 * finished as soon as it has started. The same title, wager, actions and numbers give the same play,
 * to the letter; a change that could change an outcome raises the title's `version`.
 */
export type Engine<
  Title extends TitleData = TitleData,
  Choice extends Json = Json,
  Action extends Json = Json,
  View extends Json = Json,
> = {
  readonly family: Title['family']
  /** Reads what a client sent as choice; undefined when this title offers no such wager. */
  readonly readChoice: (title: Title, stakeMinor: bigint, sent: unknown) => Choice | undefined
  /** Whether a choice buys a bonus instead of waiting for it, which not every profile allows. */
  readonly isFeatureBuy?: (choice: Choice) => boolean
  /**
   * Whether an unfinished round waits only for an answer to an optional offer: declining it, which
   * costs nothing, finishes the round with everything that was won.
   */
  readonly isOptionalOffer?: (view: View) => boolean
  /**
   * Plays a round from its start through every action taken. Numbers are drawn in an order that the
   * family's README states. Throws RangeError when an action was not legal where it was taken.
   */
  readonly play: (
    title: Title,
    wager: Wager<Choice>,
    actions: readonly Action[],
    chance: Chance,
  ) => Play<Action, View>
  /** Of a game of bets on one outcome: the outcome alone, which all at a table share. */
  readonly draw?: (title: Title, chance: Chance) => Json
  /** And a wager on it, as `play` decides it for the same outcome. */
  readonly settle?: (title: Title, wager: Wager<Choice>, outcome: Json) => Play<Action, View>
  /** What of that outcome a table tells before its bets, because their odds depend on it. */
  readonly announce?: (title: Title, outcome: Json) => Json
  /** Whether a choice was made on what was announced of this outcome; a table takes no other. */
  readonly isOnOffer?: (title: Title, choice: Choice, outcome: Json) => boolean
  /** Of a table whose seats decide in turn on what was drawn; such a family has no `settle`. */
  readonly seated?: Seated<Title, Choice>
  /**
   * What of a player's wagers on one outcome was at risk, in 1/10,000 BRL, where several bets can
   * offset one another; absent, all of it was (`docs/valid-stake.md`). The view is that of any of
   * them.
   */
  readonly validStake?: (title: Title, wagers: readonly Wager<Choice>[], view: View) => bigint
  /** With `validStake`: what it follows from, to take the wagers of several players together. */
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
