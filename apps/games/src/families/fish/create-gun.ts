import type { FishCannon, FishTitle } from '@trevo/game-rules/fish/types.ts'
import type { BoardContext } from '../board.ts'
import type { LateScene } from './create-late-scene.ts'
import type { Shots } from './create-shots.ts'
import type { Target } from './create-target.ts'

const BURST = 5
/** The most shots of one player that may be in flight at once. */
const onTheWayMax = 20

type GunOptions = {
  readonly context: BoardContext<FishTitle>
  readonly cannon: () => FishCannon
  readonly scene: LateScene
  readonly target: Target
  readonly shots: Shots
}

/** Fires at the target: by press, in a burst, or automatically while the aim is locked. */
export const createGun = ({ context, cannon, scene, target, shots }: GunOptions) => {
  const { sound, ticker, title } = context
  const { shotMs } = title.maths.pond
  let flying = 0
  let nextMs = 0
  let isLocked = false
  let burst = 0
  const shotMinor = (): bigint => context.stakeMinor() * BigInt(cannon().power)
  /** Fires one shot; false if it is too early, or there is no target. */
  const fire = (): boolean => {
    const at = target.currentOrNext()
    const nowMs = performance.now()
    if (!at || nowMs < nextMs || flying + shots.count() >= onTheWayMax) return false
    nextMs = nowMs + shotMs
    scene.aimAt(at)
    sound.tick(1)
    flying += 1
    const shot = { at, cannon: cannon(), stakeMinor: shotMinor() }
    scene.shoot(at, () => shots.add(shot))
    setTimeout(() => (flying -= 1), 300)
    return true
  }
  const stop = (): void => {
    isLocked = false
    burst = 0
    context.changed()
  }
  ticker.add(() => {
    if (!isLocked && burst === 0) return true
    if (!target.current() && isLocked) stop()
    else if (fire() && burst > 0) burst -= 1
    return true
  })
  return {
    fire,
    stop,
    /** The price of a shot. */
    shotMinor,
    isLocked: (): boolean => isLocked,
    burst: (): void => {
      burst = BURST
    },
    /** Locks or releases the aim. */
    lock: (): void => {
      if (isLocked) return stop()
      if (!target.currentOrNext()) return
      isLocked = true
      context.changed()
    },
  }
}
