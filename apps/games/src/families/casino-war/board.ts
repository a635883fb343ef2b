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
import type { Duel } from '../../widgets/table/create-duel.ts'
import type { Table } from '../../widgets/table/create-table.ts'
import { layHand } from '../../widgets/table/lay-cards.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createDuelTable } from '../create-duel-table.ts'
import { timeoutMoves } from '../timeout-moves.ts'
import type { OpenTurn } from '../turn.ts'
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

/** Casino war: one card each; on a tie the player surrenders or goes to war. */
export const createBoard = (context: BoardContext<CasinoWarTitle>): Board => {
  const { title, language } = context
  const words = wordsIn[language]
  const duelTable = createDuelTable<Side>(context, {
    name: 'casino-war',
    sides: ['player', 'dealer'],
    nameOf: (side) => words[side],
  })
  const { table, duel, status, clear } = duelTable
  const spotOf = (bet: CasinoWarBet, odds: string): HTMLElement =>
    table.namedSpot({ id: bet, name: betNames(bet)[language], odds, className: `war-spot ${bet}` })
  const places = [spotOf('tie', oddsText(language, title.maths.tieReturn)), spotOf('ante', '1:1')]
  table.element.append(duel.element, status, h('div', { class: 'bet-grid war-grid' }, ...places))
  const resultOf = ({ result }: CasinoWarView): string =>
    result ? resultNames(result)[language] : ''
  return {
    ...table.board(words.ready, clear),
    ...duelTable.parts((open) => buttonsOf(context, words, open)),
    show: async (previous, round, { isAtOnce }) => {
      const view = viewOf(round)
      table.beginShow(round, isAtOnce)
      if (!previous) clear()
      await deal(duel, view, table)
      await duelTable.conclude(round, {
        winner: view.result ? winners[view.result] : undefined,
        status: round.legal.length > 0 ? words.tied : resultOf(view),
        bets: view.bets,
      })
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
