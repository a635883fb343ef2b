import './video-bingo.css'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { videoBingoCards } from '@trevo/game-rules/video-bingo/cards.ts'
import type {
  VideoBingoAction,
  VideoBingoChoice,
  VideoBingoTitle,
  VideoBingoView,
} from '@trevo/game-rules/video-bingo/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { fill, h, icons } from '../../controls/h.ts'
import { drawBall } from '../../widgets/draw-ball.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createCardSet } from '../card-set.ts'
import { createPacer } from '../pacer.ts'
import { createCardsView } from './cards-view.ts'
import { words as wordsIn } from './words.ts'

type Seen = SeenRound<VideoBingoChoice, VideoBingoAction, VideoBingoView>

const BALL_MS = 120
const EXTRA_MS = 420
const checkIcon = 'M5 12.5l4.5 4.5L19 7.5'
const hues = [25, 60, 145, 230, 310] as const

const seenOf = (round: SeenRound): Seen => round as unknown as Seen // the engine's own view
const hueOf = (ball: number): number => hues[Math.floor((ball - 1) / 18)] ?? hues[0]

/** Video bingo: thirty balls over four cards, then extra balls at their price. */
export const createBoard = (context: BoardContext<VideoBingoTitle>): Board => {
  const { title, language, formats, sound } = context
  const { patterns, extraCountMax, drawCount } = title.maths
  const words = wordsIn[language]
  let act: ((action: Json) => void) | undefined
  let seen: Seen | undefined
  let balls: readonly number[] = []
  let isLocked = false

  const flags = h(
    'div',
    { class: 'vb-flags', 'aria-hidden': 'true' },
    ...Array.from({ length: 12 }, () => h('i', {})),
  )
  const last = h('div', { class: 'vb-last', 'aria-hidden': 'true' })
  const small = h('div', { class: 'vb-balls', role: 'img', 'aria-label': words.balls })
  const extraLabel = h('small', {})
  const extras = h('div', { class: 'vb-extras', 'aria-hidden': 'true' })
  const cards = createCardsView(title.maths, words, language)
  const prizes = h(
    'ul',
    { class: 'vb-prizes', 'aria-label': words.patterns },
    ...patterns.map(({ id, name, pays, forms }) =>
      h(
        'li',
        { 'data-pattern': id },
        miniature(forms[0] ?? []),
        h('span', {}, name[language]),
        h('b', {}, `${formats.number(pays)}×`),
      ),
    ),
  )
  const element = h(
    'div',
    { class: 'vb' },
    flags,
    h(
      'div',
      { class: 'vb-tube' },
      small,
      last,
      h('div', { class: 'vb-extra' }, extraLabel, extras),
    ),
    cards.element,
    prizes,
  )
  const pacer = createPacer(context.ms, element)
  const cardSet = createCardSet(language, () => {
    sound.click()
    clear()
    context.changed()
  })

  const showBalls = (): void => {
    cards.show(videoBingoCards(cardSet.value()), balls)
    const paid = cards.paid()
    for (const item of prizes.children) {
      item.setAttribute('data-paid', String(paid.has(item.getAttribute('data-pattern') ?? '')))
    }
    const first = balls.slice(0, drawCount)
    const more = balls.slice(drawCount)
    fill(small, ...first.map((ball) => drawBall(ball, hueOf(ball))))
    const newest = balls.at(-1)
    fill(last, ...(newest === undefined ? [] : [drawBall(newest, hueOf(newest))]))
    extraLabel.textContent = words.extras(more.length, extraCountMax)
    const empty = Array.from({ length: extraCountMax - more.length }, () => h('i', {}))
    fill(extras, ...more.map((ball) => drawBall(ball, hueOf(ball))), ...empty)
  }
  const clear = (): void => {
    seen = undefined
    balls = []
    showBalls()
  }
  const call = async (ball: number, isExtra: boolean): Promise<void> => {
    const paidBefore = cards.paid().size
    balls = [...balls, ball]
    showBalls()
    if (pacer.ms(1) > 0) {
      sound.tick(isExtra ? 7 : 3)
      if (cards.paid().size > paidBefore) sound.scatter(cards.paid().size)
      last.firstElementChild?.animate([{ transform: 'scale(0.3) rotate(-90deg)' }, {}], {
        duration: 160,
        easing: 'ease-out',
      })
    }
    await pacer.wait(isExtra ? EXTRA_MS : BALL_MS)
  }
  clear()

  return {
    element,
    isInSteps: true,
    wager: () => ({
      stakeMinor: context.stakeMinor(),
      choice: { cardSet: cardSet.value() } satisfies VideoBingoChoice,
    }),
    begin: () => {
      clear()
      sound.whoosh()
    },
    refuse: clear,
    show: async (_, round, { isAtOnce }) => {
      const now = seenOf(round)
      const { view } = now
      cardSet.set(view.cardSet)
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      const all = [...view.balls, ...view.extraBalls]
      if (pacer.ms(1) <= 0) {
        balls = all
        showBalls()
      }
      for (const [index, ball] of all.entries()) {
        if (index >= balls.length) await call(ball, index >= drawCount)
      }
      seen = now
      await pacer.wait(200)
    },
    onLegal: (legal, take) => {
      act = legal.length > 0 ? take : undefined
    },
    setLocked: (locked) => {
      isLocked = locked
    },
    buttons: () => buttonsOf(),
    detail: (round) => {
      const { view } = seenOf(round)
      const money = formats.money(formatMoney(BigInt(view.wonMinor)))
      return view.end === null ? words.won(money) : ''
    },
    describe: (round) => {
      const { view } = seenOf(round)
      const extra = view.extraBalls.at(-1)
      return extra === undefined ? words.drawn(view.balls.join(', ')) : words.extra(extra)
    },
    hasten: pacer.hasten,
    reset: clear,
    words: { ready: words.ready },
  }

  function buttonsOf(): BoardButtons {
    if (!act || !seen || seen.legal.length === 0) {
      const { label, change } = cardSet
      return { right: { label, icon: icons.auto, isOff: isLocked, press: change } }
    }
    const take = act
    const price = seen.view.extraPriceMinor
    return {
      main: {
        label: words.buy,
        tone: 'cash',
        ...(price !== null && { note: formats.money(formatMoney(BigInt(price))) }),
        press: () => take({ kind: 'buy' }),
      },
      left: { label: words.finish, icon: checkIcon, press: () => take({ kind: 'finish' }) },
    }
  }
}

/** A pattern on a card of three rows by five. */
const miniature = (form: readonly number[]): HTMLElement =>
  h(
    'i',
    { class: 'vb-mini', 'aria-hidden': 'true' },
    ...Array.from({ length: 15 }, (_, cell) => h('s', { 'data-on': String(form.includes(cell)) })),
  )
