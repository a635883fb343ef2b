import '../common/card-tables.css'
import './truco.css'
import './end-scene.css'
import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { HandView, MatchView } from '@trevo/game-rules/truco/view.ts'
import { teamOf } from '@trevo/game-rules/truco/tricks.ts'
import { h } from '../../controls/h.ts'
import type { Atlas } from '../../runtime/atlas.ts'
import type { CardAction, CardBoard, CardContext } from '../common/context.ts'
import { nameOfSeat } from '../common/name-seat.ts'
import { actionsOf } from './actions.ts'
import { createEndBanner } from './end-banner.ts'
import { createEndScene } from './end-scene.ts'
import { createHandRow } from './hand-row.ts'
import { createHandWorth } from './hand-worth.ts'
import { createScore } from './score.ts'
import { createSeatRing } from './seat-ring.ts'
import { matchOf } from './sides.ts'
import { createTrickCards } from './trick-cards.ts'
import { trucoWords, type TrucoWords } from './words.ts'

/** How long the end of a hand is shown before the next hand. */
const handEndMs = 2_400

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Lays out the table. */
const createParts = (context: CardContext, atlas: Atlas, words: TrucoWords) => {
  const score = createScore(words)
  const seats = createSeatRing(context, atlas)
  const trick = createTrickCards(context, words, seats)
  const worth = createHandWorth(words)
  const banner = createEndBanner(words)
  const hand = createHandRow(context, words)
  const element = h(
    'div',
    { class: 'truco', 'data-seats': context.game.seatCount },
    score.element,
    h(
      'div',
      { class: 'truco-felt', role: 'group', 'aria-label': words.table },
      ...seats.elements,
      trick.element,
      worth.element,
      banner.element,
    ),
    hand.element,
  )
  const showHand = (view: CardTableView, { handNumber }: MatchView, shown: HandView): void => {
    element.dataset['hand'] = shown.kind
    trick.show(view, shown, handNumber)
    worth.show(shown, view.mySeat)
  }
  return { context, words, score, seats, trick, banner, hand, element, showHand }
}

type Parts = ReturnType<typeof createParts>

/** The end of the previous hand, played to its end. */
const showEnd = async (parts: Parts, view: CardTableView, match: MatchView): Promise<void> => {
  const { context, words, score, seats, banner, hand, showHand } = parts
  const ended = match.past.at(-1)
  if (!match.last || !ended) return
  showHand(view, match, match.last)
  hand.show(match.last, view.mySeat, [])
  seats.say(view, () => '')
  const told = banner.show(ended, view.mySeat)
  score.show(match, view.mySeat)
  const [own, other] = score.pointsOf(match, view.mySeat)
  context.announce(`${told}. ${words.score(own, other)}`)
  await pause(handEndMs)
  banner.hide()
}

/** A seat's call, beside it; screen readers announce it when it is new. */
const showCall = (
  { context, words, seats }: Parts,
  view: CardTableView,
  { now, before }: { readonly now: MatchView; readonly before: MatchView | undefined },
): void => {
  const { asked, kind } = now.hand
  const isRaise = asked !== null && kind === 'normal'
  const level = [3, 6, 9, 12].indexOf(asked?.value ?? 0)
  seats.say(view, (seat) => (isRaise && seat === asked.by ? (words.says.raise[level] ?? '') : ''))
  const known = before?.hand.asked
  if (isRaise && (known?.value !== asked.value || known.of !== asked.of)) {
    const name = nameOfSeat(context, view, asked.by ?? 0)
    context.announce(words.calls(name, words.names[asked.value] ?? ''))
  }
}

/** The Truco table: scores, seats, the trick in the middle, the player's own cards. */
export const createTrucoBoard = (context: CardContext, atlas: Atlas): CardBoard => {
  const words = trucoWords[context.language]
  const parts = createParts(context, atlas, words)
  const { element, seats, trick, hand, score, showHand } = parts
  let last: MatchView | undefined
  let now: CardTableView | undefined

  const show = async (view: CardTableView): Promise<void> => {
    now = view
    const match = matchOf(view)
    const isNext = match && last && match.past.length > last.past.length
    if (isNext) await showEnd(parts, view, match)
    seats.show(view, match?.hand)
    trick.element.hidden = match === undefined
    element.dataset['state'] = view.state
    hand.element.hidden = match === undefined
    if (match) {
      showHand(view, match, match.hand)
      hand.show(match.hand, view.mySeat, view.state === 'playing' ? match.legal : [])
      showCall(parts, view, { now: match, before: last })
    }
    score.show(match, view.mySeat)
    last = match
  }
  const endOf: CardBoard['endOf'] = (view) => {
    const match = matchOf(view)
    const hasWon = match?.winner === teamOf(view.mySeat)
    const won = view.seatCount === 4 ? words.won : words.wonAlone
    const isGiven = match?.givenUpBy !== null && match?.givenUpBy !== undefined
    const title = hasWon ? won : isGiven ? words.gaveUp : words.lost
    return { title, hasWon }
  }
  return {
    element,
    show,
    actions: (): readonly CardAction[] => {
      const match = now && matchOf(now)
      return match && now?.state === 'playing' ? actionsOf(match, words, context.move) : []
    },
    endOf,
    endScene: (view) => {
      const match = matchOf(view)
      return match && createEndScene(context, words, { view, match, title: endOf(view).title })
    },
    turnWords: words,
    turnsOf: (view) => {
      const shown = matchOf(view)?.hand
      return { toMove: shown?.toMove ?? [], isAnswer: shown !== undefined && shown.asked !== null }
    },
  }
}
