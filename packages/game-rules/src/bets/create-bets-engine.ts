import type { Chance } from '@trevo/fairness/chance.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { Engine, Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import type { Json } from '../engine/json.ts'
import type { TitleData } from '../engine/title-data.ts'
import { type BetsChoice, type ReturnHundredths, type SettledBet } from './bets.ts'
import { finishedPlay } from '../common/finished-play.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { withClosing } from './with-closing.ts'
import { returnsOfBets, validStakeOfBets, type RiskOutcome } from './valid-stake.ts'
import { readBets } from './read-bets.ts'

/** What the player sees of a finished round: the outcome, and each bet with what it paid. */
export type BetsView<Outcome extends Json> = {
  readonly outcome: Outcome
  readonly bets: readonly SettledBet[]
}

export type BetsEngine<Title extends TitleData, Outcome extends Json> = Engine<
  Title,
  BetsChoice,
  never,
  BetsView<Outcome>
>

/** The parts that define an instant game of bets on one outcome. */
export type BetsGame<Title extends TitleData, Outcome extends Json> = {
  readonly family: Title['family']
  /** Every place on the table. */
  readonly places: (title: Title) => ReadonlySet<string>
  readonly draw: (title: Title, chance: Chance) => Outcome
  /** What a stake on a place returns with an outcome. */
  readonly returnOf: (title: Title, bet: string, outcome: Outcome) => ReturnHundredths
  /**
   * The outcomes with which bets can win each other's stakes, with their weights; those of this round
   * if they depend on what was announced.
   */
  readonly riskOutcomes: (title: Title, outcome: Outcome) => readonly RiskOutcome<Outcome>[]
  readonly maxWinStakes: (title: Title) => number
  /** The sections specific to the game; those that every game has follow. */
  readonly rules: (title: Title) => InEachLanguage<readonly RuleSection[]>
  readonly outcomeFacts: (title: Title, outcome: Outcome) => InEachLanguage<readonly Fact[]>
}

const settleBets = <Title extends TitleData, Outcome extends Json>(
  game: BetsGame<Title, Outcome>,
  title: Title,
  { stakeMinor, choice }: Wager<BetsChoice>,
  outcome: Outcome,
): Play<never, BetsView<Outcome>> => {
  let payoutMinor = 0n
  const bets = choice.bets.map((placed) => {
    const hundredths = game.returnOf(title, placed.bet, outcome)
    const paidMinor = multiplyStake(BigInt(placed.stakeMinor), hundredths)
    payoutMinor += paidMinor
    return { ...placed, payoutMinor: paidMinor.toString() }
  })
  return finishedPlay({ outcome, bets }, stakeMinor, payoutMinor)
}

/** An engine whose round is one outcome and the bets on it. */
export const createBetsEngine = <Title extends TitleData, Outcome extends Json>(
  game: BetsGame<Title, Outcome>,
): BetsEngine<Title, Outcome> => ({
  family: game.family,
  readChoice: (title, stakeMinor, sent) => readBets(title, game.places(title), stakeMinor, sent),
  play: (title, wager, actions, chance) => {
    if (actions.length > 0) throw new RangeError('the round is over at once')
    return settleBets(game, title, wager, game.draw(title, chance))
  },
  draw: game.draw,
  // What `draw` gave.
  settle: (title, wager, outcome) => settleBets(game, title, wager, outcome as Outcome),
  validStake: (title, wagers, { outcome }) =>
    validStakeOfBets(
      wagers.flatMap(({ choice }) => choice.bets),
      game.riskOutcomes(title, outcome),
      (bet, one) => game.returnOf(title, bet, one),
    ),
  betReturns: (title, wagers, { outcome }) =>
    returnsOfBets(
      wagers.flatMap(({ choice }) => choice.bets),
      game.riskOutcomes(title, outcome),
      (bet, one) => game.returnOf(title, bet, one),
    ),
  maxWinStakes: game.maxWinStakes,
  rules: (title) =>
    withClosing(title, game.rules(title), { maxWinStakes: game.maxWinStakes(title) }),
  facts: (title, _wager, { view }) => game.outcomeFacts(title, view.outcome),
})
