import './three-card-poker.css'
import { stakeOn, type BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import { betNames, kindNames, resultNames } from '@trevo/game-rules/three-card-poker/texts.ts'
import type {
  ThreeCardBet,
  ThreeCardTitle,
  ThreeCardView,
} from '@trevo/game-rules/three-card-poker/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import type { Duel } from '../../widgets/table/create-duel.ts'
import type { Table } from '../../widgets/table/create-table.ts'
import { layCard, layHand } from '../../widgets/table/lay-cards.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createDuelTable } from '../create-duel-table.ts'
import { timeoutMoves } from '../timeout-moves.ts'
import type { OpenTurn } from '../turn.ts'
import { createPaytables } from './paytables.ts'
import { words as wordsIn, type Words } from './words.ts'

type Side = 'dealer' | 'player'

const viewOf = ({ view }: SeenRound): ThreeCardView => view as unknown as ThreeCardView // the engine's own

const winners: Readonly<Record<string, Side>> = {
  won: 'player',
  'dealer-not-qualified': 'player',
  lost: 'dealer',
  folded: 'dealer',
}

/** Three-card poker: the player's three cards against the dealer's, and the paytables between. */
export const createBoard = (context: BoardContext<ThreeCardTitle>): Board => {
  const { title, language } = context
  const words = wordsIn[language]
  const duelTable = createDuelTable<Side>(context, {
    name: 'three-card',
    sides: ['dealer', 'player'],
    nameOf: (side) => words[side],
  })
  const { table, duel, status } = duelTable
  const { element } = table
  const paytables = createPaytables(title.maths, language, words)
  const spotOf = (bet: ThreeCardBet): HTMLElement =>
    table.namedSpot({ id: bet, name: betNames(bet)[language], className: `three-spot ${bet}` })
  const places = h('div', { class: 'bet-grid three-grid' }, spotOf('ante'), spotOf('pair-plus'))
  element.append(duel.element, status, paytables.element, places)
  const clear = (): void => {
    duelTable.clear()
    element.dataset['phase'] = 'bets'
    paytables.mark(undefined)
  }
  const statusOf = ({ result, playerKind }: ThreeCardView): string =>
    result ? resultNames(result)[language] : words.decide(kindNames(playerKind)[language])
  clear()
  return {
    ...table.board(words.ready, clear),
    ...duelTable.parts((open) => buttonsOf(context, words, open)),
    show: async (previous, round, { isAtOnce }) => {
      const view = viewOf(round)
      table.beginShow(round, isAtOnce)
      if (!previous) clear()
      element.dataset['phase'] = 'cards'
      paytables.mark(view.playerKind)
      await deal({ duel, table, language }, view)
      await duelTable.conclude(round, {
        winner: view.result ? winners[view.result] : undefined,
        status: statusOf(view),
        bets: view.bets,
      })
      if (view.result) element.dataset['phase'] = 'over'
    },
    timeoutMove: () => timeoutMoves[language].fold,
    detail: (round) => {
      const { result, playerKind } = viewOf(round)
      return result ? resultNames(result)[language] : kindNames(playerKind)[language]
    },
    describe: (round) => {
      const { result, playerKind } = viewOf(round)
      const hand = words.you(kindNames(playerKind)[language])
      return result ? `${hand} ${resultNames(result)[language]}.` : hand
    },
  }
}

type Dealt = {
  readonly duel: Duel<Side>
  readonly table: Table
  readonly language: LanguageCode
}

/** The dealer's cards are face down until the player has decided. */
const deal = async (
  { duel, table, language }: Dealt,
  { player, dealer, playerKind, dealerKind }: ThreeCardView,
): Promise<void> => {
  const [own, other] = [duel.hand('player'), duel.hand('dealer')]
  await layHand(own, player, table.dealing)
  own.setBadge(kindNames(playerKind)[language])
  if (dealer.length === 0) {
    while (other.cards.length < 3) await layCard(other, null, table.dealing)
    return
  }
  await layHand(other, dealer, table.dealing)
  if (dealerKind) other.setBadge(kindNames(dealerKind)[language])
}

const buttonsOf = (
  { formats, balanceMinor }: BoardContext<ThreeCardTitle>,
  words: Words,
  { round, act }: OpenTurn<SeenRound>,
): BoardButtons => {
  const anteMinor = stakeOn(round.choice as unknown as BetsChoice, 'ante') // the engine's own
  return {
    main: {
      label: words.play,
      note: formats.money(formatMoney(anteMinor)),
      isOff: balanceMinor() < anteMinor,
      press: () => act({ kind: 'play' }),
    },
    row: [{ label: words.fold, note: words.folds, press: () => act({ kind: 'fold' }) }],
  }
}
