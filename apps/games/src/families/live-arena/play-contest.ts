import type { ContestOutcome, RoundResult, Side } from '@trevo/game-rules/arena/types.ts'
import type { Ring } from './create-ring.ts'

type ContestShow = {
  readonly ring: Ring
  /** A round is over: its mark is shown beside the ring. */
  readonly mark: (at: number, result: RoundResult) => void
  readonly roundWord: (number: number) => string
  readonly bump: () => void
  /** Whether this contest is still the one shown. */
  readonly isOn: () => boolean
}

const otherOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red')
const sideOf = (result: RoundResult): Side | undefined => {
  if (result === 'even') return undefined
  return result.startsWith('red') ? 'red' : 'blue'
}

const meets = 62
const steps = 4

/** Both run to the middle and meet; one or neither gives way. */
const playRound = async (
  { ring, bump }: ContestShow,
  result: RoundResult,
  ms: number,
): Promise<void> => {
  const part = ms / steps
  await Promise.all([
    ring.move('red', { x: meets, turn: -6, y: -4 }, part),
    ring.move('blue', { x: meets, turn: -6, y: -4 }, part),
  ])
  ring.flash(part)
  if (ms > 0) bump()
  const ahead = sideOf(result)
  if (!ahead) {
    await Promise.all([
      ring.move('red', { x: 18, turn: 8 }, part),
      ring.move('blue', { x: 18, turn: 8 }, part),
    ])
  } else {
    const isOut = result.endsWith('push-out')
    await Promise.all([
      ring.move(ahead, { x: isOut ? 150 : 96, turn: -8 }, part * (isOut ? 2 : 1)),
      ring.move(
        otherOf(ahead),
        isOut ? { x: -100, turn: 46, y: 14 } : { x: -6, turn: 14 },
        part * (isOut ? 2 : 1),
      ),
    ])
    if (isOut) return
  }
  await Promise.all([ring.move('red', { x: 0 }, part), ring.move('blue', { x: 0 }, part)])
}

/** The winner hops in the middle; the other one sits. */
const celebrate = async (
  { ring }: ContestShow,
  { winner }: ContestOutcome,
  ms: number,
): Promise<void> => {
  if (winner === 'draw') return
  await ring.move(winner, { x: 70, y: -22 }, ms / 3)
  await ring.move(winner, { x: 70 }, ms / 3)
}

/** A whole contest in this duration; 0 shows its end. */
export const playContest = async (
  show: ContestShow,
  outcome: ContestOutcome,
  ms: number,
): Promise<void> => {
  const { rounds } = outcome
  const part = ms / (rounds.length + 0.6)
  for (const [at, result] of rounds.entries()) {
    if (!show.isOn()) return
    if (ms > 0) show.ring.caption(show.roundWord(at + 1))
    await playRound(show, result, part)
    if (!show.isOn()) return
    show.mark(at, result)
  }
  await celebrate(show, outcome, part * 0.6)
}
