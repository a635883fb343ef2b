import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { HoldemView } from '@trevo/game-rules/holdem/view.ts'
import type { CardPlayer } from './open-card-rgs.ts'

/** The deal of hold'em in a view. */
export const holdemIn = ({ play }: CardTableView): HoldemView => play as unknown as HoldemView

/** The viewer's own row. */
export const ownIn = ({ seats, mySeat }: CardTableView) => seats.find(({ seat }) => seat === mySeat)

export type ChooseMove = (deal: HoldemView) => object
export const callDown: ChooseMove = ({ legal }) => ({ kind: legal?.canCheck ? 'check' : 'call' })
export const foldAll: ChooseMove = ({ legal }) => ({ kind: legal?.canCheck ? 'check' : 'fold' })
export const allIn: ChooseMove = ({ legal }) =>
  legal?.mostMinor ? { kind: 'raise', toMinor: legal.mostMinor } : { kind: 'call' }

/** The player whose turn it is makes a move. @returns the status of the answer, if there was a move. */
export const moveOnce = async (
  players: readonly CardPlayer[],
  choose: ChooseMove,
): Promise<number | undefined> => {
  for (const player of players) {
    const view = await player.table()
    if (view?.state !== 'playing' || !holdemIn(view).legal) continue
    return (await player.move({ ...choose(holdemIn(view)) })).status
  }
  return undefined
}

/** Moves until no player has a turn. Throws if a move is refused, or there are too many. */
export const playOut = async (
  players: readonly CardPlayer[],
  choose: ChooseMove,
): Promise<void> => {
  for (let count = 0; count < 200; count += 1) {
    const status = await moveOnce(players, choose)
    if (status === undefined) return
    if (status !== 200) throw new Error(`a move was answered with ${status}`)
  }
  throw new Error('the deal has no end')
}

/** The seats of the prepared deal bring their seeds. */
export const bringSeeds = async (players: readonly CardPlayer[]): Promise<void> => {
  for (const step of ['commit', 'show'] as const) {
    for (const player of players) {
      const view = await player.table()
      const own = view && ownIn(view)
      const isDue = step === 'commit' ? own?.commitment === null : own?.hasShown === false
      if (!view || view.state === 'over' || typeof own?.place !== 'number' || !isDue) continue
      const { status } = await player[step]()
      if (status !== 200) throw new Error(`a seed was answered with ${status}`)
    }
  }
}
