import { stakeOn, type SettledBet } from '../bets/bets.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { assertLegal, assertNone } from '../common/assert-legal.ts'
import { withClosing } from '../bets/with-closing.ts'
import { readBets } from '../bets/read-bets.ts'
import { codeOf, type Card } from '../cards/card.ts'
import { createShoe } from '../cards/shoe.ts'
import type { Engine, Play, Wager } from '../engine/engine.ts'
import { kindOfScore, qualifyingScore, scoreHand } from './score-hand.ts'
import { facts, rules, timeout } from './texts.ts'
import {
  threeCardBets,
  type HandKind,
  type ThreeCardAction,
  type ThreeCardChoice,
  type ThreeCardResult,
  type ThreeCardTitle,
  type ThreeCardView,
} from './types.ts'

const places: ReadonlySet<string> = new Set(threeCardBets)

type ThreeCardPlay = Play<ThreeCardAction, ThreeCardView>

/** What ante and play return together, in antes, without the bonus. */
export const antesOf: Readonly<Record<ThreeCardResult, bigint>> = {
  won: 4n,
  lost: 0n,
  tied: 2n,
  // The ante is doubled, the play stake returned.
  'dealer-not-qualified': 3n,
  folded: 0n,
}

/** Who wins when the player plays. */
export const resultOf = (playerScore: number, dealerScore: number): ThreeCardResult => {
  if (dealerScore < qualifyingScore) return 'dealer-not-qualified'
  if (playerScore === dealerScore) return 'tied'
  return playerScore > dealerScore ? 'won' : 'lost'
}

const scoreOf = ([first = 0, second = 0, third = 0]: readonly Card[]): number =>
  scoreHand(first, second, third)

const fold: ThreeCardAction = { kind: 'fold' }

const waiting = (
  wager: Wager<ThreeCardChoice>,
  player: readonly Card[],
  kind: HandKind,
): ThreeCardPlay => ({
  view: {
    player: player.map(codeOf),
    playerKind: kind,
    dealer: [],
    dealerKind: null,
    result: null,
    playMinor: '0',
    anteBonusMinor: '0',
    bets: [],
  },
  stakeMinor: wager.stakeMinor,
  payoutMinor: 0n,
  legal: [
    { action: { kind: 'play' }, stakeMinor: stakeOn(wager.choice, 'ante') },
    { action: fold, stakeMinor: 0n },
  ],
  timeoutAction: fold,
})

const finished = (
  title: ThreeCardTitle,
  wager: Wager<ThreeCardChoice>,
  player: readonly Card[],
  dealer: readonly Card[],
  isPlayed: boolean,
): ThreeCardPlay => {
  const anteMinor = stakeOn(wager.choice, 'ante')
  const kind = kindOfScore(scoreOf(player))
  const dealerScore = scoreOf(dealer)
  const played = isPlayed ? resultOf(scoreOf(player), dealerScore) : 'folded'
  const result = anteMinor > 0n ? played : null
  const playMinor = isPlayed ? anteMinor : 0n
  const anteBonusMinor = multiplyStake(anteMinor, title.anteBonus[kind] ?? 0)
  let payoutMinor = anteBonusMinor
  const bets = wager.choice.bets.map((placed): SettledBet => {
    const paidMinor =
      placed.bet === 'ante'
        ? anteMinor * antesOf[played]
        : multiplyStake(BigInt(placed.stakeMinor), title.pairPlus[kind] ?? 0)
    payoutMinor += paidMinor
    return { ...placed, payoutMinor: paidMinor.toString() }
  })
  return {
    view: {
      player: player.map(codeOf),
      playerKind: kind,
      dealer: dealer.map(codeOf),
      dealerKind: kindOfScore(dealerScore),
      result,
      playMinor: playMinor.toString(),
      anteBonusMinor: anteBonusMinor.toString(),
      bets,
    },
    stakeMinor: wager.stakeMinor + playMinor,
    payoutMinor,
    legal: [],
    timeoutAction: null,
  }
}

const maxWinStakes = ({ pairPlus, anteBonus }: ThreeCardTitle): number =>
  Math.max(
    ...Object.values(pairPlus).map((hundredths) => hundredths / 100),
    ...Object.values(anteBonus).map((hundredths) => 4 + hundredths / 100),
  )

/** A number for each card: three of the player's, three of the dealer's. */
export const engine: Engine<ThreeCardTitle, ThreeCardChoice, ThreeCardAction, ThreeCardView> = {
  family: 'three-card-poker',
  readChoice: (title, stakeMinor, sent) => readBets(title, places, stakeMinor, sent),
  play: (title, wager, actions, chance) => {
    const shoe = createShoe(1, chance)
    const player = shoe.drawMany(3)
    const hasAnte = stakeOn(wager.choice, 'ante') > 0n
    const [action, ...others] = actions
    if (!hasAnte) {
      assertNone(actions)
      return finished(title, wager, player, shoe.drawMany(3), false)
    }
    const open = waiting(wager, player, kindOfScore(scoreOf(player)))
    if (action === undefined) return open
    assertLegal(action, open.legal)
    assertNone(others)
    return finished(title, wager, player, shoe.drawMany(3), action.kind === 'play')
  },
  maxWinStakes,
  rules: (title) =>
    withClosing(title, rules(title), { maxWinStakes: maxWinStakes(title), timeout }),
  facts: (_title, _wager, { view }) => facts(view),
}
