import './video-bingo.css'
import type {
  VideoBingoAction,
  VideoBingoChoice,
  VideoBingoTitle,
  VideoBingoView,
} from '@trevo/game-rules/video-bingo/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { icons } from '../../controls/h.ts'
import type { Board, BoardButton, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createCardSet, type CardSet } from '../card-set.ts'
import { createPacer } from '../pacer.ts'
import { timeoutMoves } from '../timeout-moves.ts'
import { createTurn, type OpenTurn } from '../turn.ts'
import { createBingoScreen, type BingoScreen } from './screen.ts'
import { words as wordsIn, type Words } from './words.ts'

type Seen = SeenRound<VideoBingoChoice, VideoBingoAction, VideoBingoView>

const BALL_MS = 120
const EXTRA_MS = 420

const seenOf = (round: SeenRound): Seen => round as unknown as Seen // the engine's own view

/** Video bingo: thirty balls over four cards, then extra balls at a price. */
export const createBoard = (context: BoardContext<VideoBingoTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  const turn = createTurn<Seen>()
  let balls: readonly number[] = []
  let isLocked = false
  const screen = createBingoScreen(context, words)
  const pacer = createPacer(context.ms, screen.element)
  const showBalls = (next: readonly number[]): void => {
    balls = next
    screen.show(cardSet.value(), balls)
  }
  const clear = (): void => {
    turn.see(undefined)
    showBalls([])
  }
  const cardSet = createCardSet(language, () => {
    sound.click()
    clear()
    context.changed()
  })
  const call = async (ball: number): Promise<void> => {
    const isExtra = balls.length >= title.maths.drawCount
    const paidBefore = screen.paidCount()
    showBalls([...balls, ball])
    if (pacer.ms(1) > 0) popBall(context, screen, { isExtra, paidBefore })
    await pacer.wait(isExtra ? EXTRA_MS : BALL_MS)
  }
  clear()
  return {
    element: screen.element,
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
      cardSet.set(now.view.cardSet)
      pacer.begin(isAtOnce)
      const all = [...now.view.balls, ...now.view.extraBalls]
      if (pacer.ms(1) <= 0) showBalls(all)
      for (const ball of all.slice(balls.length)) await call(ball)
      turn.see(now)
      await pacer.wait(200)
    },
    onLegal: turn.onLegal,
    setLocked: (locked) => {
      isLocked = locked
    },
    buttons: () => {
      const open = turn.open()
      return open ? buttonsOf(context, words, open) : { right: changeButton(cardSet, isLocked) }
    },
    detail: (round) => {
      const { end, wonMinor } = seenOf(round).view
      return end === null ? words.won(formats.money(formatMoney(BigInt(wonMinor)))) : ''
    },
    describe: (round) => spoken(words, seenOf(round).view),
    timeoutMove: () => timeoutMoves[language].finish,
    hasten: pacer.hasten,
    reset: clear,
    words: { ready: words.ready },
  }
}

const changeButton = ({ label, change }: CardSet, isOff: boolean): BoardButton => ({
  label,
  icon: icons.auto,
  isOff,
  press: change,
})

type Called = { readonly isExtra: boolean; readonly paidBefore: number }

const popBall = (
  { sound }: BoardContext<VideoBingoTitle>,
  screen: BingoScreen,
  { isExtra, paidBefore }: Called,
): void => {
  sound.tick(isExtra ? 7 : 3)
  if (screen.paidCount() > paidBefore) sound.scatter(screen.paidCount())
  screen.popLast()
}

const spoken = (words: Words, { balls, extraBalls }: VideoBingoView): string => {
  const extra = extraBalls.at(-1)
  return extra === undefined ? words.drawn(balls.join(', ')) : words.extra(extra)
}

const buttonsOf = (
  { formats, balanceMinor }: BoardContext<VideoBingoTitle>,
  words: Words,
  { round, act }: OpenTurn<Seen>,
): BoardButtons => {
  const price = round.view.extraPriceMinor
  const priceMinor = price === null ? undefined : BigInt(price)
  return {
    main: {
      label: words.buy,
      tone: 'cash',
      isOff: priceMinor === undefined || priceMinor > balanceMinor(),
      ...(priceMinor !== undefined && { note: formats.money(formatMoney(priceMinor)) }),
      press: () => act({ kind: 'buy' }),
    },
    left: { label: words.finish, icon: icons.check, press: () => act({ kind: 'finish' }) },
  }
}
