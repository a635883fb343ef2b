import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { teamOf } from '@trevo/game-rules/truco/tricks.ts'
import type { MatchView } from '@trevo/game-rules/truco/view.ts'
import { languages } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import type { CardContext } from '../common/context.ts'
import { nameOfSeat } from '../common/name-seat.ts'
import type { TrucoWords } from './words.ts'

type End = { readonly view: CardTableView; readonly match: MatchView; readonly title: string }

/** The names of a side, "Você e Arara". */
const namesOf = (context: CardContext, view: CardTableView, isMine: boolean): string =>
  new Intl.ListFormat(languages[context.language].htmlLang, { type: 'conjunction' }).format(
    view.seats
      .filter(({ seat }) => (teamOf(seat) === teamOf(view.mySeat)) === isMine)
      .map(({ seat }) => nameOfSeat(context, view, seat)),
  )

/** The end of a match: who won with how many points, and what was won. */
export const createEndScene = (
  context: CardContext,
  words: TrucoWords,
  { view, match, title }: End,
): HTMLElement => {
  const { formats, words: common } = context
  const mine = teamOf(view.mySeat)
  const hasWon = match.winner === mine
  const sideOf = (isMine: boolean) =>
    h(
      'div',
      { class: 'truco-end-side', 'data-won': String(hasWon === isMine) },
      h('small', {}, namesOf(context, view, isMine)),
      h('b', {}, words.points(match.points[isMine ? mine : mine === 0 ? 1 : 0])),
    )
  return h(
    'section',
    { class: 'truco-end', 'data-won': String(hasWon), 'aria-label': title },
    h('h2', {}, title),
    h('div', { class: 'truco-end-score' }, sideOf(true), sideOf(false)),
    h(
      'p',
      { class: 'truco-end-money' },
      h('small', {}, hasWon ? common.prize : common.entry),
      h(
        'b',
        { class: 'money' },
        hasWon ? `+ ${formats.money(view.payout ?? '0.00')}` : `− ${formats.money(view.entry)}`,
      ),
    ),
  )
}
