import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { clockText } from '../../text/format.ts'
import type { CardBoard, CardContext } from '../common/context.ts'
import type { Screen } from '../common/create-screen.ts'

const shortSec = 6

const turnText = (
  { words }: CardContext,
  view: CardTableView,
  { turnsOf, turnWords: own, statusOf }: CardBoard,
): string => {
  const { toMove, isAnswer } = turnsOf(view)
  const status = toMove.includes(view.mySeat) ? undefined : statusOf?.(view)
  if (status !== undefined) return status
  if (view.state === 'gathering') return words.waiting
  if (view.state !== 'playing') return view.state === 'over' ? '' : words.seeds
  if (toMove.includes(view.mySeat)) {
    if (!isAnswer) return own.yourTurn
    return toMove.length > 1 ? own.pairAnswers : own.yourAnswer
  }
  const named = view.seats.find(({ seat }) => seat === toMove[0])
  const name = words.animals[named?.name ?? ''] ?? ''
  return isAnswer ? own.answerOf(name) : own.turnOf(name)
}

/** Shows whose turn it is and the time left, by the game server's clock. */
export const showTurn = (
  context: CardContext,
  screen: Screen,
  view: CardTableView,
  board: CardBoard,
): void => {
  const sentence = turnText(context, view, board)
  if (view.deadlineAt === null || view.state === 'over') return screen.showTurn(sentence, null)
  const leftMs = Math.max(0, Date.parse(view.deadlineAt) - context.serverNow())
  const seconds = Math.ceil(leftMs / 1_000)
  const { turnMs, bankMs } = context.session.game
  if (view.state === 'gathering') {
    const text = clockText(seconds).slice(3)
    return screen.showTurn(sentence, { text, share: 0, isShort: false })
  }
  const share = Math.min(1, leftMs / (view.isOnBank ? bankMs : turnMs))
  const isShort = view.isOnBank || seconds <= shortSec
  board.showTime?.(view, share, isShort)
  const reserve = view.isOnBank ? ` · ${context.words.reserve}` : ''
  screen.showTurn(sentence, {
    text: `${context.words.seconds(seconds)}${reserve}`,
    share,
    isShort,
  })
}
