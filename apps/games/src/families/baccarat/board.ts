import './baccarat.css'
import { betNames } from '@trevo/game-rules/baccarat/texts.ts'
import type {
  BaccaratBet,
  BaccaratOutcome,
  BaccaratTitle,
  BaccaratView,
  Winner,
} from '@trevo/game-rules/baccarat/types.ts'
import type { BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import { oddsText } from '@trevo/game-rules/bets/format-bets.ts'
import { h } from '../../controls/h.ts'
import { createBetting } from '../../widgets/table/create-betting.ts'
import { createDuel, dealingFrom } from '../../widgets/table/create-duel.ts'
import { createRoads } from '../../widgets/table/create-roads.ts'
import { keepResults } from '../../widgets/table/keep-results.ts'
import { layHand } from '../../widgets/table/lay-cards.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { words as wordsIn } from './words.ts'

const rows: readonly (readonly BaccaratBet[])[] = [
  ['player-pair', 'tie', 'banker-pair'],
  ['player', 'banker'],
]

const tones = { player: 'one', banker: 'other', tie: 'tie' } as const

const isWinner = (result: string): result is Winner => Object.hasOwn(tones, result)

const viewOf = ({ view }: SeenRound): BaccaratView => view as unknown as BaccaratView // the engine's own

/** Baccarat: two hands, five places and the roads of one's own results. */
export const createBoard = (context: BoardContext<BaccaratTitle>): Board => {
  const { title, language, sound } = context
  const words = wordsIn[language]
  const { returns, gameCode } = title.maths
  const results = keepResults(gameCode)
  const betting = createBetting(context as unknown as BoardContext) // of any title
  const roads = createRoads(words.roads, words.noneYet)
  const duel = createDuel<'player' | 'banker'>(
    language,
    ['player', 'banker'],
    (side) => betNames(side)[language],
  )
  const spotOf = (bet: BaccaratBet): HTMLElement => {
    const name = betNames(bet)[language]
    const odds = oddsText(language, returns[bet])
    return betting.spot({
      id: bet,
      label: `${name} ${odds}`,
      content: [h('span', {}, name, ' ', h('small', {}, odds))],
      className: `baccarat-spot ${bet}`,
    })
  }
  const grid = h(
    'div',
    { class: 'bet-grid' },
    ...rows.map((row) => h('div', { class: 'baccarat-row' }, ...row.map(spotOf))),
  )
  const element = h('div', { class: 'felt baccarat' }, roads.element, duel.element, grid)
  const pacer = createPacer(context.ms, element)
  const dealing = dealingFrom(element, pacer.ms, () => sound.tick(1))

  const showRoads = (): void => {
    const marks = results
      .list()
      .filter(isWinner)
      .map((winner) => ({ tone: tones[winner], letter: words.letters[winner] }))
    roads.show(marks)
  }
  const deal = async ({ player, banker, playerPoints, bankerPoints }: BaccaratOutcome) => {
    const [playerHand, bankerHand] = [duel.hand('player'), duel.hand('banker')]
    for (const count of [1, 2]) {
      await layHand(playerHand, player.slice(0, count), dealing)
      await layHand(bankerHand, banker.slice(0, count), dealing)
    }
    if (player.length + banker.length > 4) await pacer.wait(500)
    await layHand(playerHand, player, dealing)
    playerHand.setBadge(String(playerPoints))
    await layHand(bankerHand, banker, dealing)
    bankerHand.setBadge(String(bankerPoints))
  }
  showRoads()
  return {
    element,
    options: h('div', { class: 'tray-options' }, betting.tray.element),
    stakeBy: 'bets',
    wager: betting.wager,
    begin: () => {
      betting.begin()
      duel.clear()
    },
    refuse: betting.clearMarks,
    show: async (_, round, { isAtOnce }) => {
      const { outcome, bets } = viewOf(round)
      betting.restore(round.choice as unknown as BetsChoice) // the engine's own
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      duel.clear()
      await deal(outcome)
      duel.setWinner(outcome.winner === 'tie' ? undefined : outcome.winner)
      sound.land(3)
      betting.settle(bets)
      results.add(round.id, outcome.winner)
      showRoads()
      await pacer.wait(500)
    },
    setLocked: betting.setLocked,
    detail: (round) => words.won[viewOf(round).outcome.winner],
    describe: (round) => {
      const { winner, playerPoints, bankerPoints } = viewOf(round).outcome
      return `${words.won[winner]}, ${words.score(playerPoints, bankerPoints)}.`
    },
    hasten: pacer.hasten,
    reset: () => {
      betting.clearMarks()
      duel.clear()
    },
    words: { ready: words.ready },
  }
}
