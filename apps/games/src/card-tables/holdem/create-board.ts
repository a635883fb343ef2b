import '../common/card-tables.css'
import './holdem.css'
import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { h } from '../../controls/h.ts'
import type { Atlas } from '../../runtime/atlas.ts'
import type { CardBoard, CardContext } from '../common/context.ts'
import { actionsOf } from './actions.ts'
import { createBetRow } from './bet-row.ts'
import { createBoardCards } from './board-cards.ts'
import { createOwnCards } from './own-cards.ts'
import { createPotLines } from './pot-lines.ts'
import { dealOf, seatOfPlace, stackOfOwn } from './read-view.ts'
import { createSeatRing } from './seat-ring.ts'
import { changesOf, winnersOf } from './describe-changes.ts'
import { endOf, statusOf } from './describe-state.ts'
import { createTournamentStrip } from './tournament-strip.ts'
import { holdemWords } from './words.ts'

/** The hold'em table: seats around the board and the pot, the player's own cards, the bet. */
export const createHoldemBoard = (
  context: CardContext,
  atlas: Atlas,
  /** A choice was made that the dock shows. */
  onChoice: () => void,
): CardBoard => {
  const words = holdemWords[context.language]
  const seats = createSeatRing(context, atlas, words)
  const boardCards = createBoardCards(context, words)
  const banner = h('p', { class: 'holdem-banner', hidden: true })
  const ownCards = createOwnCards(context, words)
  const bets = createBetRow(context, words, onChoice)
  const tournament = createTournamentStrip(context, words)
  const pot = createPotLines(context, words, tournament.blindsOf)
  const element = h(
    'div',
    { class: 'holdem' },
    tournament.element,
    h(
      'div',
      { class: 'holdem-felt', role: 'group', 'aria-label': words.table },
      ...seats.elements,
      h('div', { class: 'holdem-middle' }, ...pot.elements, boardCards.element, banner),
    ),
    ownCards.element,
    bets.element,
  )
  let now: CardTableView | undefined

  /** Announces who won the deal. @returns their seats. */
  const showWinners = (view: CardTableView): ReadonlySet<number> => {
    const winners = winnersOf(context, words, view)
    banner.hidden = winners.length === 0
    banner.textContent = winners.map(({ sentence }) => sentence).join(' · ')
    return new Set(winners.map(({ seat }) => seat))
  }
  const show = async (view: CardTableView): Promise<void> => {
    const before = now
    now = view
    tournament.show(view)
    pot.show(view)
    ownCards.show(view)
    bets.show(view)
    await boardCards.show(view)
    seats.show(view, showWinners(view))
    element.dataset['state'] = view.state
    const told = changesOf(context, words, { before, after: view })
    if (told !== '') context.announce(told)
  }
  return {
    element,
    show,
    actions: () => (now ? actionsOf(context, now, { words, chosenMinor: bets.chosen() }) : []),
    stackOf: stackOfOwn,
    endOf: (view) => endOf(words, context.formats, view),
    turnWords: words,
    turnsOf: (view) => {
      const toMove = (dealOf(view)?.toMove ?? []).flatMap((place) => seatOfPlace(view, place) ?? [])
      return { toMove, isAnswer: false }
    },
    statusOf: (view) => statusOf(words, view),
    showTime: seats.showTime,
  }
}
