import './casino-war.css'
import type { BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import { stakeOn } from '@trevo/game-rules/bets/bets.ts'
import { oddsText } from '@trevo/game-rules/bets/format-bets.ts'
import { symbolsOf } from '@trevo/game-rules/cards/card.ts'
import { betNames, resultNames } from '@trevo/game-rules/casino-war/texts.ts'
import type {
  CasinoWarBet,
  CasinoWarTitle,
  CasinoWarView,
} from '@trevo/game-rules/casino-war/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { createDuel, type Duel } from '../../widgets/table/create-duel.ts'
import { createTable, type Table } from '../../widgets/table/create-table.ts'
import { layHand } from '../../widgets/table/lay-cards.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { timeoutMoves } from '../timeout-moves.ts'
import { createTurn, type OpenTurn } from '../turn.ts'
import { words as wordsIn, type Words } from './words.ts'

type Side = 'player' | 'dealer'

const viewOf = ({ view }: SeenRound): CasinoWarView => view as unknown as CasinoWarView // the engine's own

const winners: Readonly<Record<string, Side>> = {
  won: 'player',
  'war-won': 'player',
  'war-tied': 'player',
  lost: 'dealer',
  'war-lost': 'dealer',
  surrendered: 'dealer',
}

/** Casino war: a card each; a tie is surrendered or fought. */
export const createBoard = (context: BoardContext<CasinoWarTitle>): Board => {
  const { title, language, sound } = context
  const words = wordsIn[language]
  const turn = createTurn<SeenRound>()
  const table = createTable(context, 'casino-war')
  const duel = createDuel<Side>(language, ['player', 'dealer'], (side) => words[side])
  const spotOf = (bet: CasinoWarBet, odds: string): HTMLElement =>
    table.namedSpot({ id: bet, name: betNames(bet)[language], odds, className: `war-spot ${bet}` })
  const status = h('p', { class: 'odds-arc' })
  const places = [spotOf('tie', oddsText(language, title.maths.tieReturn)), spotOf('ante', '1:1')]
  table.element.append(duel.element, status, h('div', { class: 'bet-grid war-grid' }, ...places))
  const clear = (): void => {
    turn.see(undefined)
    duel.clear()
    status.textContent = ''
  }
  const resultOf = ({ result }: CasinoWarView): string =>
    result ? resultNames(result)[language] : ''
  return {
    ...table.board(words.ready, clear),
    isInSteps: true,
    show: async (previous, round, { isAtOnce }) => {
      const view = viewOf(round)
      table.beginShow(round, isAtOnce)
      if (!previous) clear()
      await deal(duel, view, table)
      turn.see(round)
      if (view.result) duel.setWinner(winners[view.result])
      status.textContent = round.legal.length > 0 ? words.tied : resultOf(view)
      sound.land(3)
      table.betting.settle(view.bets)
      await table.pacer.wait(300)
    },
    onLegal: turn.onLegal,
    buttons: () => {
      const open = turn.open()
      return open ? buttonsOf(context, words, open) : {}
    },
    timeoutMove: () => timeoutMoves[language].surrender,
    detail: (round) => resultOf(viewOf(round)),
    describe: (round) => {
      const view = viewOf(round)
      const cards = words.cards(symbolsOf(view.player), symbolsOf(view.dealer))
      if (round.legal.length > 0) return `${cards} ${words.tied}`
      return view.result ? `${cards} ${resultOf(view)}.` : cards
    },
  }
}

const deal = async (
  duel: Duel<Side>,
  { player, dealer }: CasinoWarView,
  { dealing, pacer }: Table,
): Promise<void> => {
  for (const count of [1, 2]) {
    await layHand(duel.hand('player'), player.slice(0, count), dealing)
    if (count <= dealer.length) await pacer.wait(200)
    await layHand(duel.hand('dealer'), dealer.slice(0, count), dealing)
  }
}

const buttonsOf = (
  { formats, balanceMinor }: BoardContext<CasinoWarTitle>,
  words: Words,
  { round, act }: OpenTurn<SeenRound>,
): BoardButtons => {
  const anteMinor = stakeOn(round.choice as unknown as BetsChoice, 'ante') // the engine's own
  const money = (amount: bigint): string => formats.money(formatMoney(amount))
  return {
    main: {
      label: words.war,
      note: money(anteMinor),
      tone: 'raise',
      isOff: balanceMinor() < anteMinor,
      press: () => act({ kind: 'war' }),
    },
    row: [
      {
        label: words.surrender,
        note: words.half(money(anteMinor / 2n)),
        press: () => act({ kind: 'surrender' }),
      },
    ],
  }
}
