import { stakeOn, type SettledBet } from '../bets/bets.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { assertLegal, assertNone } from '../common/assert-legal.ts'
import { withClosing } from '../bets/with-closing.ts'
import { readBets } from '../bets/read-bets.ts'
import { codeOf, rankOf, type Card } from '../cards/card.ts'
import { createShoe, type Shoe } from '../cards/shoe.ts'
import type { Engine, Play, Wager } from '../engine/engine.ts'
import { facts, rules, timeout } from './texts.ts'
import {
  casinoWarBets,
  type CasinoWarAction,
  type CasinoWarChoice,
  type CasinoWarResult,
  type CasinoWarTitle,
  type CasinoWarView,
} from './types.ts'

const places: ReadonlySet<string> = new Set(casinoWarBets)

type CasinoWarPlay = Play<CasinoWarAction, CasinoWarView>

/** What the ante and an equal raise return together, in halves of the ante. */
export const anteHalvesOf: Readonly<Record<CasinoWarResult, bigint>> = {
  won: 4n,
  lost: 0n,
  // The raise is doubled, the ante returned.
  'war-won': 6n,
  // Both returned, with a bonus of twice the ante.
  'war-tied': 8n,
  'war-lost': 0n,
  surrendered: 1n,
}

const compare = (player: Card, dealer: Card): number => rankOf(player) - rankOf(dealer)

/** The war: cards are burnt, then one for the player and one for the dealer. */
const goToWar = (
  { burnCount }: CasinoWarTitle,
  shoe: Shoe,
): readonly [player: Card, dealer: Card] => {
  shoe.drawMany(burnCount)
  return [shoe.draw(), shoe.draw()]
}

const resultOfWar = (player: Card, dealer: Card): CasinoWarResult => {
  const ahead = compare(player, dealer)
  if (ahead === 0) return 'war-tied'
  return ahead > 0 ? 'war-won' : 'war-lost'
}

type Table = {
  readonly title: CasinoWarTitle
  readonly wager: Wager<CasinoWarChoice>
  readonly player: readonly Card[]
  readonly dealer: readonly Card[]
}

const isTied = ({ player: [player = 0], dealer: [dealer = 0] }: Table): boolean =>
  compare(player, dealer) === 0

const resultOfFirst = ({ player: [player = 0], dealer: [dealer = 0] }: Table): CasinoWarResult =>
  compare(player, dealer) > 0 ? 'won' : 'lost'

const finished = (table: Table, result: CasinoWarResult | null): CasinoWarPlay => {
  const { title, wager, player, dealer } = table
  const anteMinor = stakeOn(wager.choice, 'ante')
  const raiseMinor = player.length > 1 ? anteMinor : 0n
  let payoutMinor = 0n
  const bets = wager.choice.bets.map((placed): SettledBet => {
    const paidMinor =
      placed.bet === 'ante'
        ? result === null
          ? 0n
          : (anteMinor / 2n) * anteHalvesOf[result]
        : isTied(table)
          ? multiplyStake(BigInt(placed.stakeMinor), title.tieReturn)
          : 0n
    payoutMinor += paidMinor
    return { ...placed, payoutMinor: paidMinor.toString() }
  })
  return {
    view: {
      player: player.map(codeOf),
      dealer: dealer.map(codeOf),
      result,
      raiseMinor: raiseMinor.toString(),
      bets,
    },
    stakeMinor: wager.stakeMinor + raiseMinor,
    payoutMinor,
    legal: [],
    timeoutAction: null,
  }
}

const surrender: CasinoWarAction = { kind: 'surrender' }

const waiting = ({ wager, player, dealer }: Table): CasinoWarPlay => ({
  view: {
    player: player.map(codeOf),
    dealer: dealer.map(codeOf),
    result: null,
    raiseMinor: '0',
    bets: [],
  },
  stakeMinor: wager.stakeMinor,
  payoutMinor: 0n,
  legal: [
    { action: { kind: 'war' }, stakeMinor: stakeOn(wager.choice, 'ante') },
    { action: surrender, stakeMinor: 0n },
  ],
  timeoutAction: surrender,
})

const maxWinStakes = ({ tieReturn }: CasinoWarTitle): number => Math.max(tieReturn / 100, 4)

/** A number for each card: player, dealer; in a war the burnt cards, player, dealer. */
export const engine: Engine<CasinoWarTitle, CasinoWarChoice, CasinoWarAction, CasinoWarView> = {
  family: 'casino-war',
  readChoice: (title, stakeMinor, sent) => readBets(title, places, stakeMinor, sent),
  play: (title, wager, actions, chance) => {
    const shoe = createShoe(title.deckCount, chance)
    const table: Table = { title, wager, player: [shoe.draw()], dealer: [shoe.draw()] }
    const hasAnte = stakeOn(wager.choice, 'ante') > 0n
    const [action, ...others] = actions
    if (!hasAnte || !isTied(table)) {
      assertNone(actions)
      return finished(table, hasAnte ? resultOfFirst(table) : null)
    }
    const open = waiting(table)
    if (action === undefined) return open
    assertLegal(action, open.legal)
    assertNone(others)
    if (action.kind === 'surrender') return finished(table, 'surrendered')
    const [player, dealer] = goToWar(title, shoe)
    return finished(
      { ...table, player: [...table.player, player], dealer: [...table.dealer, dealer] },
      resultOfWar(player, dealer),
    )
  },
  maxWinStakes,
  rules: (title) =>
    withClosing(title, rules(title), { maxWinStakes: maxWinStakes(title), timeout }),
  facts: (_title, _wager, { view }) => facts(view),
}
