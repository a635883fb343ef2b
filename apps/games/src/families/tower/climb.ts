import type { TowerView } from '@trevo/game-rules/tower/types.ts'
import type { BoardContext } from '../board.ts'
import type { Pacer } from '../pacer.ts'
import type { Floors } from './floors.ts'

type Climbing = {
  readonly context: Pick<BoardContext, 'sound' | 'fx'>
  readonly floors: Floors
  readonly pacer: Pacer
}

/** Shows the climb: doors that are open in the view and not yet here, the trap, the other traps. */
export const showClimb = async (climbing: Climbing, view: TowerView): Promise<void> => {
  const { floors } = climbing
  for (const [floor, column] of view.climbed.entries()) {
    if (floors.stateOf(floor, column) !== 'key') await enter(climbing, floor, column)
  }
  if (view.hit !== null) await fall(climbing, view.climbed.length, view.hit)
  if (view.end !== null) uncoverTraps(floors, view)
}

const enter = async (
  { context, floors, pacer }: Climbing,
  floor: number,
  column: number,
): Promise<void> => {
  floors.set(floor, column, 'key')
  context.sound.scatter(floor)
  const door = floors.door(floor, column)
  const ms = pacer.ms(300)
  if (ms > 0 && door) {
    context.fx.sparkle(door.getBoundingClientRect())
    door.firstElementChild?.animate(
      [{ transform: 'scale(0.2) rotate(-40deg)', opacity: 0 }, { transform: 'none' }],
      { duration: ms, easing: 'ease-out' },
    )
  }
  await pacer.wait(300)
}

const fall = async (
  { context, floors, pacer }: Climbing,
  floor: number,
  column: number,
): Promise<void> => {
  floors.set(floor, column, 'trap')
  context.sound.blast()
  const ms = pacer.ms(460)
  if (ms > 0) {
    floors.element.animate(
      [-6, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: ms * 0.7 },
    )
  }
  await pacer.wait(460)
}

const uncoverTraps = (floors: Floors, { traps }: TowerView): void => {
  for (const [floor, columns] of (traps ?? []).entries()) {
    for (const column of columns) {
      if (floors.stateOf(floor, column) === 'closed') floors.set(floor, column, 'trap', true)
    }
  }
}
