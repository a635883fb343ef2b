import '../card-tables.css'
import './truco.css'
import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { HandView, MatchView } from '@trevo/game-rules/truco/view.ts'
import { teamOf } from '@trevo/game-rules/truco/tricks.ts'
import { h } from '../../controls/h.ts'
import type { Atlas } from '../../runtime/atlas.ts'
import { createCard } from '../../widgets/cards/create-card.ts'
import { nameOfFace } from '../../widgets/cards/face.ts'
import { faceOfCode } from '../../widgets/table/face-of-code.ts'
import type { CardAction, CardBoard, CardContext } from '../context.ts'
import { actionsOf } from './actions.ts'
import { createHandRow } from './hand-row.ts'
import { createScore } from './score.ts'
import { createSeatView } from './seat-view.ts'
import { asMine, cardInTrick, matchOf, sidesOf, trickOnTable } from './sides.ts'
import { trucoWords } from './words.ts'

/** How long the end of a hand stays on the table before the next is shown. */
const handEndMs = 2_400

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The table of Truco: scores, seats, the trick in the middle, one's own cards. */
export const createTrucoBoard = (context: CardContext, atlas: Atlas): CardBoard => {
  const { game, language } = context
  const words = trucoWords[language]
  const score = createScore(words)
  const seats = sidesOf(game.seatCount).map((side) => createSeatView(context, atlas, side))
  const tricks = [0, 1, 2].map(() => h('i', {}))
  const trickList = h('p', { class: 'truco-tricks', role: 'img' }, ...tricks)
  const worth = h('b', {})
  const vira = createCard(language)
  const viraText = h('small', {})
  const laid = new Map(seats.map((_, turns) => [turns, createCard(language)]))
  const middle = h('div', { class: 'truco-middle' })
  middle.append(h('div', { class: 'truco-vira' }, vira.element, viraText))
  for (const [turns, card] of laid) {
    const side = seats[turns]?.element.dataset['side'] ?? 'top'
    card.element.dataset['at'] = side
    card.element.classList.add('truco-laid')
    middle.append(card.element)
  }
  const banner = h('p', { class: 'truco-banner', hidden: true })
  const hand = createHandRow(context, words)
  const element = h(
    'div',
    { class: 'truco', 'data-seats': game.seatCount },
    score.element,
    h(
      'div',
      { class: 'truco-felt', role: 'group', 'aria-label': words.table },
      ...seats.map((seat) => seat.element),
      middle,
      h('div', { class: 'truco-worth' }, worth, trickList),
      banner,
    ),
    hand.element,
  )

  let last: MatchView | undefined
  let lastLogged = ''
  let now: CardTableView | undefined

  const turnsOf = (seat: number, view: CardTableView): number =>
    (seat - view.mySeat + view.seatCount) % view.seatCount

  const nameOf = (seat: number, view: CardTableView): string => {
    const row = view.seats.find((one) => one.seat === seat)
    return seat === view.mySeat
      ? context.words.you
      : (context.words.animals[row?.name ?? ''] ?? context.words.freeSeat)
  }

  const showHand = (view: CardTableView, match: MatchView, shown: HandView): void => {
    const trick = trickOnTable(shown)
    element.dataset['hand'] = shown.kind
    for (let seat = 0; seat < view.seatCount; seat += 1) {
      const card = laid.get(turnsOf(seat, view))
      const code = cardInTrick(shown, seat, trick)
      if (!card) continue
      card.element.hidden = code === undefined
      if (code === undefined || card.element.dataset['code'] === `${trick}${code}`) continue
      card.element.dataset['code'] = `${trick}${code}`
      void card.turnUp(faceOfCode(code), 0)
      const from = seats[turnsOf(seat, view)]?.element.getBoundingClientRect()
      if (from) {
        const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
        void card.dealFrom(start, context.motionMs())
      }
      const key = `${match.handNumber}:${trick}:${seat}`
      if (key !== lastLogged && seat !== view.mySeat) {
        context.announce(words.played(nameOf(seat, view), nameOfFace(faceOfCode(code), language)))
      }
      lastLogged = key
    }
    void vira.turnUp(faceOfCode(shown.vira), 0)
    viraText.textContent = words.vira(shown.vira[0] ?? '', shown.manilha)
    const results = tricks.map((_, index) => asMine(shown.results[index], view.mySeat))
    for (const [index, dot] of tricks.entries()) dot.dataset['result'] = results[index] ?? 'open'
    trickList.setAttribute(
      'aria-label',
      results.map((one, index) => `${words.trick(index + 1)} ${words.tricks[one]}`).join(', '),
    )
    const { asked } = shown
    worth.textContent =
      asked === null ? words.worth(shown.value) : words.wouldBe(shown.value, asked.value)
  }

  /** The end of the hand before, as it was played to its end. */
  const showEnd = async (view: CardTableView, match: MatchView): Promise<void> => {
    const ended = match.past.at(-1)
    if (!match.last || !ended) return
    showHand(view, match, match.last)
    hand.show(match.last, view.mySeat, [])
    for (const seat of seats) seat.say('')
    const isTie = ended.winner === 'tie'
    const isMine = ended.winner === teamOf(view.mySeat)
    const told = isTie
      ? words.handTied
      : isMine
        ? words.handWon(ended.value)
        : words.handLost(ended.value)
    banner.textContent = told
    banner.dataset['kind'] = isTie ? 'tie' : isMine ? 'won' : 'lost'
    banner.hidden = false
    score.show(match, view.mySeat)
    const [own, other] = score.pointsOf(match, view.mySeat)
    context.announce(`${told}. ${words.score(own, other)}`)
    await pause(handEndMs)
    banner.hidden = true
  }

  const showSeats = (view: CardTableView, shown: HandView | undefined): void => {
    for (let seat = 0; seat < view.seatCount; seat += 1) {
      const isTurn = shown?.toMove.includes(seat) === true && view.state === 'playing'
      seats[turnsOf(seat, view)]?.show(view, { seat, hand: shown, isTurn })
    }
  }

  const showCall = (view: CardTableView, { hand: shown }: MatchView): void => {
    const { asked, kind } = shown
    const isRaise = asked !== null && kind === 'normal'
    const level = [3, 6, 9, 12].indexOf(asked?.value ?? 0)
    for (let seat = 0; seat < view.seatCount; seat += 1) {
      const isCaller = isRaise && seat === asked.by
      seats[turnsOf(seat, view)]?.say(isCaller ? (words.says.raise[level] ?? '') : '')
    }
    const before = last?.hand.asked
    if (isRaise && (before?.value !== asked.value || before.of !== asked.of)) {
      context.announce(words.calls(nameOf(asked.by ?? 0, view), words.names[asked.value] ?? ''))
    }
  }

  return {
    element,
    show: async (view) => {
      now = view
      const match = matchOf(view)
      const isNext = match && last && match.past.length > last.past.length
      if (isNext) await showEnd(view, match)
      showSeats(view, match?.hand)
      middle.hidden = match === undefined
      element.dataset['state'] = view.state
      hand.element.hidden = match === undefined
      if (match) {
        showHand(view, match, match.hand)
        hand.show(match.hand, view.mySeat, view.state === 'playing' ? match.legal : [])
        showCall(view, match)
      }
      score.show(match, view.mySeat)
      last = match
    },
    actions: (): readonly CardAction[] => {
      const match = now && matchOf(now)
      return match && now?.state === 'playing' ? actionsOf(match, words, context.move) : []
    },
    endOf: (view) => {
      const match = matchOf(view)
      const hasWon = match?.winner === teamOf(view.mySeat)
      const won = view.seatCount === 4 ? words.won : words.wonAlone
      const isGiven = match?.givenUpBy !== null && match?.givenUpBy !== undefined
      const title = hasWon ? won : isGiven ? words.gaveUp : words.lost
      return { title, hasWon }
    },
    turnWords: words,
    turnsOf: (view) => {
      const shown = matchOf(view)?.hand
      return { toMove: shown?.toMove ?? [], isAnswer: shown !== undefined && shown.asked !== null }
    },
  }
}
