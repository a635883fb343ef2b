import './dragon-tiger.css'
import type { BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import { oddsText } from '@trevo/game-rules/bets/format-bets.ts'
import { symbolOf } from '@trevo/game-rules/cards/card.ts'
import { betNames } from '@trevo/game-rules/dragon-tiger/texts.ts'
import type {
  DragonTigerBet,
  DragonTigerTitle,
  DragonTigerView,
} from '@trevo/game-rules/dragon-tiger/types.ts'
import { h } from '../../controls/h.ts'
import { createBetting } from '../../widgets/table/create-betting.ts'
import { createDuel, dealingFrom } from '../../widgets/table/create-duel.ts'
import { createRoads } from '../../widgets/table/create-roads.ts'
import { keepResults } from '../../widgets/table/keep-results.ts'
import { layHand } from '../../widgets/table/lay-cards.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { words as wordsIn } from './words.ts'

const rows: readonly (readonly DragonTigerBet[])[] = [
  ['tie', 'suited-tie'],
  ['dragon', 'tiger'],
]

const tones = { dragon: 'one', tiger: 'other', tie: 'tie', 'suited-tie': 'tie' } as const

const isWinner = (result: string): result is keyof typeof tones => Object.hasOwn(tones, result)

const viewOf = ({ view }: SeenRound): DragonTigerView => view as unknown as DragonTigerView // the engine's own

/** Dragon tiger: a card each, four places and the roads of one's own results. */
export const createBoard = (context: BoardContext<DragonTigerTitle>): Board => {
  const { title, language, sound } = context
  const words = wordsIn[language]
  const { returns, gameCode } = title.maths
  const results = keepResults(gameCode)
  const betting = createBetting(context as unknown as BoardContext) // of any title
  const roads = createRoads(words.roads, words.noneYet)
  const duel = createDuel<'dragon' | 'tiger'>(
    language,
    ['dragon', 'tiger'],
    (side) => betNames(side)[language],
  )
  const spotOf = (bet: DragonTigerBet): HTMLElement => {
    const name = betNames(bet)[language]
    const odds = oddsText(language, returns[bet])
    return betting.spot({
      id: bet,
      label: `${name} ${odds}`,
      content: [h('span', {}, name, ' ', h('small', {}, odds))],
      className: `dragon-spot ${bet}`,
    })
  }
  const grid = h(
    'div',
    { class: 'bet-grid' },
    ...rows.map((row) => h('div', { class: 'dragon-row' }, ...row.map(spotOf))),
  )
  const element = h('div', { class: 'felt dragon-tiger' }, roads.element, duel.element, grid)
  const pacer = createPacer(context.ms, element)
  const dealing = dealingFrom(element, pacer.ms, () => sound.tick(1))

  const showRoads = (): void => {
    const marks = results
      .list()
      .filter(isWinner)
      .map((winner) => ({ tone: tones[winner], letter: words.letters[winner] }))
    roads.show(marks)
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
      const { dragon, tiger, winner } = outcome
      betting.restore(round.choice as unknown as BetsChoice) // the engine's own
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      duel.clear()
      await layHand(duel.hand('dragon'), [dragon], dealing)
      await pacer.wait(260)
      await layHand(duel.hand('tiger'), [tiger], dealing)
      duel.setWinner(winner === 'dragon' || winner === 'tiger' ? winner : undefined)
      sound.land(3)
      betting.settle(bets)
      results.add(round.id, winner)
      showRoads()
      await pacer.wait(450)
    },
    setLocked: betting.setLocked,
    detail: (round) => words.won[viewOf(round).outcome.winner],
    describe: (round) => {
      const { dragon, tiger, winner } = viewOf(round).outcome
      return `${symbolOf(dragon)}, ${symbolOf(tiger)}. ${words.won[winner]}.`
    },
    hasten: pacer.hasten,
    reset: () => {
      betting.clearMarks()
      duel.clear()
    },
    words: { ready: words.ready },
  }
}
