import './blackjack.css'
import { hintFor } from '@trevo/game-rules/blackjack/hint.ts'
import { betNames, kindNames, moveNames, resultNames } from '@trevo/game-rules/blackjack/names.ts'
import type {
  BlackjackTitle,
  BlackjackView,
  blackjackBets,
} from '@trevo/game-rules/blackjack/types.ts'
import { symbolsOf } from '@trevo/game-rules/cards/card.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import type { Bets } from '../../widgets/chips/bets.ts'
import { createHint } from '../../widgets/table/create-hint.ts'
import { createTable } from '../../widgets/table/create-table.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { timeoutMoves } from '../timeout-moves.ts'
import { createTurn } from '../turn.ts'
import { blackjackButtons, type SeenBlackjack } from './buttons.ts'
import { createCardsOnTable } from './cards-on-table.ts'
import { words as wordsIn, type Words } from './words.ts'

const places = [
  'perfect-pairs',
  'main',
  '21+3',
] as const satisfies readonly (typeof blackjackBets)[number][]

const seenOf = (round: SeenRound): SeenBlackjack => round as unknown as SeenBlackjack // the engine's own
const viewOf = (round: SeenRound): BlackjackView => seenOf(round).view

/** Side bets need a main bet, and none is higher than it. */
const betting = {
  mostAt: (bets: Bets, place: string) => (place === 'main' ? undefined : bets.at('main')),
  isComplete: (bets: Bets) =>
    bets.at('main') > 0n && bets.list().every(({ stakeMinor }) => stakeMinor <= bets.at('main')),
}

/** Blackjack: the dealer above, up to four hands below, a hint of basic strategy. */
export const createBoard = (context: BoardContext<BlackjackTitle>): Board => {
  const { language, sound } = context
  const words = wordsIn[language]
  const turn = createTurn<SeenBlackjack>()
  const table = createTable(context, 'blackjack', betting)
  const { element, pacer } = table
  const cards = createCardsOnTable(context, words, table.dealing)
  const spots = places.map((bet) =>
    table.namedSpot({
      id: bet,
      name: betNames(bet)[language],
      className: `bj-spot ${bet === '21+3' ? 'three' : bet}`,
    }),
  )
  const status = h('p', { class: 'bj-status' })
  const hint = createHint({ key: 'trevo-blackjack-hint', words, onSwitch: context.changed })
  element.append(...cards.elements, status, h('div', { class: 'bj-spots' }, ...spots), hint.element)
  const clear = (): void => {
    turn.see(undefined)
    cards.clear()
    hint.show(undefined)
    status.textContent = ''
    delete element.dataset['phase']
  }
  const results = (view: BlackjackView): string => resultsOf(view, language)
  return {
    ...table.board(words.ready, clear),
    isInSteps: true,
    show: async (previous, round, { isAtOnce }) => {
      const view = viewOf(round)
      const isOver = view.phase === 'over'
      table.beginShow(round, isAtOnce)
      if (!previous) {
        clear()
        element.dataset['phase'] = 'on'
        await cards.dealFirst(view)
      }
      element.dataset['phase'] = view.phase
      await cards.show(view, pacer)
      status.textContent = statusOf(view, words, language)
      turn.see(seenOf(round))
      table.betting.settle(view.sideBets)
      if (isOver) sound.land(3)
      await pacer.wait(isOver ? 350 : 80)
    },
    onLegal: (legal, act) => {
      turn.onLegal(legal, act)
      const open = turn.open()
      const advised = open && hintFor(open.round.view, open.round.legal)
      hint.show(advised && moveNames(advised.kind)[language])
    },
    buttons: () => {
      const open = turn.open()
      return open ? blackjackButtons(context, open) : {}
    },
    timeoutMove: (round) =>
      timeoutMoves[language][viewOf(round).phase === 'insurance' ? 'noInsurance' : 'stand'],
    detail: (round) => results(viewOf(round)),
    describe: (round) => {
      const view = viewOf(round)
      const own = view.hands.map((hand) => `${symbolsOf(hand.cards)}, ${hand.points}`).join('; ')
      const dealer = `${symbolsOf(view.dealer)}, ${view.dealerPoints}`
      return `${words.standing(own, dealer)} ${results(view)}`
    },
  }
}

const resultsOf = ({ hands, phase }: BlackjackView, language: LanguageCode): string =>
  phase === 'over'
    ? hands.flatMap(({ result }) => (result ? [resultNames(result)[language]] : [])).join(', ')
    : ''

const statusOf = (view: BlackjackView, words: Words, language: LanguageCode): string => {
  if (view.phase === 'insurance') return words.askInsurance
  return view.sideBets
    .flatMap(({ bet, kind }) => {
      const place = bet === '21+3' ? bet : 'perfect-pairs'
      return kind ? [words.sideWon(betNames(place)[language], kindNames(kind)[language])] : []
    })
    .join(' · ')
}
