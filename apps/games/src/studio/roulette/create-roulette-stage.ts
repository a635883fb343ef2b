import type { Pocket } from '@trevo/game-rules/roulette/types.ts'
import { pocketsOf } from '@trevo/game-rules/roulette/wheel.ts'
import type { Pose } from '../../live/create-presenter.ts'
import { shotOfThrow, type Shot } from '../camera-shots.ts'
import { over, type Stage } from '../create-studio.ts'
import type { Item } from '../gl/create-renderer.ts'
import { add, posed, type Vec3 } from '../gl/vectors.ts'
import { feltAt, wheelAt } from '../room/build-room.ts'
import { drawPictures } from '../room/draw-pictures.ts'
import { ballPath, pathMs, rotorSpeed, type BallPath } from './ball-path.ts'
import { drawFelt, drawNumbers, type FeltText } from './draw-roulette.ts'
import { buildBall, buildBowl, buildRotor } from './build-wheel.ts'
import { chipCopies, chipShape, type FeltBet } from './felt-chips.ts'

export type RouletteStage = Stage & {
  /** Throws the ball so that it rests in the pocket; resolves when it has. Less time shows the end of the throw. */
  readonly spin: (pocket: Pocket, ms: number, seed: number) => Promise<void>
  /** The chips on the felt. */
  readonly lay: (bets: readonly FeltBet[]) => void
  /** The ball is taken out of the wheel. */
  readonly takeBall: () => void
}

type Thrown = { readonly path: BallPath; readonly atMs: number }

const away: Vec3 = [0, -5, 0]
const camera: Vec3 = [0, 0.55, 2.3]

/** `restsInMs`: until the ball rests; undefined while none was thrown. */
const shotOf = (pose: Pose, poseMs: number, restsInMs: number | undefined): Shot => {
  if (pose === 'invite') return poseMs > 3_400 ? 'felt' : 'wide'
  if (pose === 'close' || restsInMs === undefined) return 'wide'
  return pose === 'result' && poseMs > 500 ? 'wide' : shotOfThrow(restsInMs)
}

/** What the presenter looks at. */
const seenBy = (pose: Pose, poseMs: number): Vec3 => {
  if (pose === 'draw') return over(wheelAt, 0.05)
  if (pose === 'result') return poseMs < 1_100 ? over(wheelAt, 0.05) : camera
  if (pose === 'invite' && poseMs > 900 && poseMs < 2_200) return [0.55, 0, 0.1]
  return camera
}

/** The wheel, its ball, and the chips on the felt. */
export const createRouletteStage = (text: FeltText): RouletteStage => {
  const { wheel } = text
  const pockets = pocketsOf(wheel)
  let items: { rotor: Item; ball: Item; chips: Item } | undefined
  let thrown: Thrown | undefined
  let bets: readonly FeltBet[] = []
  const rotorAt = (ms: number): number => (rotorSpeed * ms) / 1_000
  const restsInMs = (nowMs: number): number =>
    thrown ? thrown.atMs + thrown.path.restsAtMs - nowMs : Number.NEGATIVE_INFINITY
  const ballAt = (nowMs: number): Vec3 | undefined => {
    const state = thrown?.path.at(nowMs - thrown.atMs)
    return (
      state && [
        Math.cos(state.angle) * state.radius,
        state.height,
        -Math.sin(state.angle) * state.radius,
      ]
    )
  }
  const layChips = (): void => items?.chips.copies(chipCopies(bets, wheel))
  return {
    pictures: () =>
      drawPictures({
        strip: (pen) => drawNumbers(pen, wheel),
        felt: (pen, size) => drawFelt(pen, text, size),
      }),
    build: (renderer) => {
      renderer.add(buildBowl(), true).pose([posed(wheelAt)])
      items = {
        rotor: renderer.add(buildRotor(pockets.length), true),
        ball: renderer.add(buildBall(), true),
        chips: renderer.add(chipShape(), true),
      }
      layChips()
    },
    move: (nowMs) => {
      items?.rotor.pose([posed(wheelAt, [0, rotorAt(nowMs), 0])])
      const ball = ballAt(nowMs)
      items?.ball.pose([posed(ball ? add(wheelAt, ball) : away)])
    },
    shot: (pose, poseMs, nowMs) => shotOf(pose, poseMs, thrown && restsInMs(nowMs)),
    felt: feltAt,
    sees: seenBy,
    ball: ballAt,
    isMoving: () => restsInMs(performance.now()) > -1_500,
    spin: async (pocket, ms, seed) => {
      const nowMs = performance.now()
      const skippedMs = Math.max(0, pathMs - ms)
      const atMs = nowMs - skippedMs
      const path = ballPath({
        pocket: pockets.indexOf(pocket),
        pockets: pockets.length,
        rotorAt: rotorAt(atMs),
        seed,
      })
      thrown = { path, atMs }
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, restsInMs(nowMs))))
    },
    lay: (next) => {
      bets = next
      layChips()
    },
    takeBall: () => {
      thrown = undefined
    },
  }
}
