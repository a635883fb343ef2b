import '../card-tables.css'
import './holdem.css'
import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import type { Atlas } from '../../runtime/atlas.ts'
import { createCard } from '../../widgets/cards/create-card.ts'
import { faceOfCode } from '../../widgets/table/face-of-code.ts'
import type { CardBoard, CardContext } from '../context.ts'
import { actionsOf } from './actions.ts'
import { createBetRow } from './bet-row.ts'
import { dealOf, moneyOf, ownRow, seatAndDeal, seatOfPlace } from './read-view.ts'
import { createSeatView } from './seat-view.ts'
import { changesOf, winnersOf } from './tell-changes.ts'
import { createTournamentStrip } from './tournament-strip.ts'
import { holdemWords, type HoldemWords } from './words.ts'

/** Between two cards of the board that are turned up after the last bet. */
const boardStepMs = 600

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Said at a tournament instead of whose turn it is. */
const tournamentStatus = (words: HoldemWords, view: CardTableView): string | undefined => {
  const { sitAndGo, state, seats, seatCount } = view
  if (sitAndGo?.hasStarted !== true) {
    return state === 'gathering' ? words.seatsTaken(seats.length, seatCount) : words.starts
  }
  if (state === 'over') return undefined
  if (ownRow(view)?.isSittingOut === true) return words.youAreAway
  return state === 'gathering' ? words.nextDeal : undefined
}

/** The table of hold'em: seats around the board and the pot, one's own cards, the bet. */
export const createHoldemBoard = (
  context: CardContext,
  atlas: Atlas,
  /** Something that the dock shows was chosen here. */
  onChoice: () => void,
): CardBoard => {
  const { game, language } = context
  const words = holdemWords[language]
  const money = moneyOf(context)
  const seats = Array.from({ length: game.seatCount }, (_, turns) =>
    createSeatView(context, atlas, { words, turns }),
  )
  const boardCards = Array.from({ length: 5 }, () => createCard(language))
  const boardList = h(
    'div',
    { class: 'holdem-board', role: 'group', 'aria-label': words.board },
    ...boardCards.map((card) => card.element),
  )
  const pot = h('b', { class: 'holdem-pot' })
  const sidePots = h('small', { class: 'holdem-pots' })
  const blinds = h('small', { class: 'holdem-blinds' })
  const banner = h('p', { class: 'holdem-banner', hidden: true })
  const ownCards = [0, 1].map(() => createCard(language))
  const ownHand = h(
    'div',
    { class: 'holdem-hand', role: 'group', 'aria-label': words.yourCards },
    ...ownCards.map((card) => card.element),
  )
  const made = h('b', { class: 'holdem-made' })
  const out = h(
    'button',
    {
      type: 'button',
      class: 'holdem-out',
      title: words.sitOutHelp,
      'aria-pressed': 'false',
      click: () => context.sitOut(out.getAttribute('aria-pressed') !== 'true'),
    },
    words.sitOut,
  )
  const bets = createBetRow(context, words, onChoice)
  const tournament = createTournamentStrip(context, words)
  const element = h(
    'div',
    { class: 'holdem' },
    tournament.element,
    h(
      'div',
      { class: 'holdem-felt', role: 'group', 'aria-label': words.table },
      ...seats.map((seat) => seat.element),
      h('div', { class: 'holdem-middle' }, blinds, pot, sidePots, boardList, banner),
    ),
    h('div', { class: 'holdem-own' }, made, ownHand, out),
    bets.element,
  )

  let now: CardTableView | undefined
  /** Seats of a smaller table are spread around the whole of it. */
  const viewAt = (seat: number, { mySeat, seatCount }: CardTableView) => {
    const turns = (seat - mySeat + seatCount) % seatCount
    return seats[Math.round((turns * seats.length) / seatCount)]
  }

  const showBoard = async (view: CardTableView): Promise<void> => {
    const deal = dealOf(view)
    const shown = boardCards.filter((card) => !card.element.hidden && card.face()).length
    const codes = deal?.board ?? []
    const isRunOut = deal?.end?.kind === 'showdown' && shown < codes.length && codes.length > 3
    for (const [place, card] of boardCards.entries()) {
      const code = codes[place]
      card.element.hidden = code === undefined
      if (code === undefined) {
        card.turnDown()
        continue
      }
      const isNew = card.face() === undefined
      if (isNew && isRunOut && context.motionMs() > 0) await pause(boardStepMs)
      void card.turnUp(faceOfCode(code), isNew ? context.motionMs() : 0)
    }
  }

  const showOwn = (view: CardTableView): void => {
    const { row, dealt } = seatAndDeal(view, view.mySeat)
    for (const [place, card] of ownCards.entries()) {
      const code = dealt?.cards?.[place]
      card.element.hidden = code === undefined
      if (code !== undefined) void card.turnUp(faceOfCode(code), 0)
    }
    ownHand.dataset['folded'] = String(dealt?.isFolded === true)
    made.textContent = dealt?.made && !dealt.isFolded ? words.classes[dealt.made] : ''
    const isWaiting = view.sitAndGo !== null && !view.sitAndGo.hasStarted
    out.hidden = row === undefined || row.isLeaving || isWaiting || row.finish !== null
    out.title = view.sitAndGo ? words.awayHelp : words.sitOutHelp
    out.setAttribute('aria-pressed', String(row?.isSittingOut === true))
  }

  const showMiddle = (view: CardTableView): void => {
    const deal = dealOf(view)
    const big = parseMoney(view.entry) / BigInt(game.cash?.entryBigBlinds ?? 100)
    const { small, big: most } = tournament.blindsOf(view) ?? {
      small: money(big / 2n),
      big: money(big),
    }
    blinds.textContent = words.blinds(small, most)
    pot.textContent = deal ? words.pot(money(deal.potMinor)) : ''
    const side = deal && deal.potsMinor.length > 1 ? deal.potsMinor : []
    sidePots.textContent = side.length > 0 ? words.sidePots(side.map(money)) : ''
  }

  const showEnd = (view: CardTableView): ReadonlySet<number> => {
    const winners = winnersOf(context, words, view)
    banner.hidden = winners.length === 0
    banner.textContent = winners.map(({ sentence }) => sentence).join(' · ')
    return new Set(winners.map(({ seat }) => seat))
  }

  return {
    element,
    show: async (view) => {
      const before = now
      now = view
      tournament.show(view)
      showMiddle(view)
      showOwn(view)
      bets.show(view)
      await showBoard(view)
      const winners = showEnd(view)
      for (const seat of seats) seat.element.hidden = true
      for (let seat = 0; seat < view.seatCount; seat += 1) {
        const shown = viewAt(seat, view)
        if (shown) shown.element.hidden = false
        shown?.show(view, seat, winners)
      }
      element.dataset['state'] = view.state
      const told = changesOf(context, words, { before, after: view })
      if (told !== '') context.announce(told)
    },
    actions: () => (now ? actionsOf(context, now, { words, chosenMinor: bets.chosen() }) : []),
    endOf: (view) => {
      const amount = view.payout ?? '0.00'
      const finish = ownRow(view)?.finish ?? null
      if (finish !== null) {
        return { title: words.youFinish(finish), hasWon: parseMoney(amount) > 0n }
      }
      const title =
        parseMoney(amount) === 0n ? words.noChips : words.gotUp(context.formats.money(amount))
      return { title, hasWon: false }
    },
    turnWords: words,
    turnsOf: (view) => {
      const toMove = (dealOf(view)?.toMove ?? []).flatMap((place) => seatOfPlace(view, place) ?? [])
      return { toMove, isAnswer: false }
    },
    statusOf: (view) => {
      const own = ownRow(view)
      if (view.sitAndGo) return tournamentStatus(words, view)
      if (own?.isLeaving) return words.youLeave
      if (own?.isSittingOut) return words.youAreOut
      const isReady = view.seats.filter((one) => !one.isSittingOut && !one.isLeaving).length > 1
      if (view.state === 'gathering') return isReady ? words.nextDeal : undefined
      if (view.state !== 'over' && own?.place === null) return words.youWait
      return undefined
    },
    showTime: (view, share, isShort) => {
      for (const seat of seats) seat.showTime(0, false)
      const [place = -1] = dealOf(view)?.toMove ?? []
      const seat = seatOfPlace(view, place)
      if (seat !== undefined && view.state === 'playing') {
        viewAt(seat, view)?.showTime(share, isShort)
      }
    },
  }
}
