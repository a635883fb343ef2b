import { usualHighPart } from '@trevo/game-rules/fish/place-groups.ts'
import type { Heading, Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { Surface } from '../../runtime/surface.ts'
import type { Effects } from './create-effects.ts'
import { timesText } from './create-target.ts'
import { drawAim, drawFish, drawLife, spotInto, type createPills } from './draw-pond.ts'
import type { Pond } from './follow-pond.ts'
import type { Sprites } from './pond-sprites.ts'

export type DrawnWater = {
  readonly on: Surface
  readonly pills: ReturnType<typeof createPills>
  readonly sprites: Sprites
}

/** A sight over a boss shows its middle. */
const RADIUS_MAX = 56

type DrawingOptions = { readonly pond: Pond; readonly effects: Effects; readonly still: boolean }

/**
 * Draws every fish, the life of a boss, and at the target alone what it pays. Its objects are reused from frame to frame.
 */
export const createFishDrawing = ({ pond, effects, still }: DrawingOptions) => {
  const spot: Heading = { x: 0, y: 0, heads: 1, slope: 0 }
  const how = { at: spot, nowMs: 0, flash: 0 }

  const drawSwimmers = ({ on, sprites }: DrawnWater, nowMs: number, frameMs: number): void => {
    how.nowMs = still ? 0 : nowMs
    const fish = pond.fish()
    for (let at = 0; at < fish.length; at += 1) {
      const swimmer = fish[at]
      if (!swimmer) continue
      spotInto(spot, swimmer, on, nowMs)
      how.flash = effects.flashOf(swimmer, frameMs)
      drawFish(on, sprites, swimmer, how)
      if (!swimmer.kind.boss) continue
      const size = sprites.sizeOf(swimmer)
      const high = (swimmer.kind.highPart ?? usualHighPart) / 100
      spot.y = Math.max(10, spot.y - (size * high) / 2 - 14)
      drawLife(on, spot, size * 0.6, pond.lifeOf(swimmer))
    }
  }
  const drawTarget = (
    { on, sprites, pills }: DrawnWater,
    aim: Swimmer,
    nowMs: number,
    frameMs: number,
  ): void => {
    spotInto(spot, aim, on, nowMs)
    const radius = Math.min(RADIUS_MAX, Math.max(24, sprites.sizeOf(aim) * 0.5))
    drawAim(on, spot, { radius, turn: still ? 0 : frameMs / 900 })
    const isLow = spot.y + radius + 34 > on.height * 0.72
    const y = isLow ? spot.y - radius - 30 : spot.y + radius + 6
    pills(on.context, timesText(aim.kind), spot.x, y)
  }
  return (water: DrawnWater, aim: Swimmer | undefined, nowMs: number, frameMs: number): void => {
    drawSwimmers(water, nowMs, frameMs)
    if (aim) drawTarget(water, aim, nowMs, frameMs)
  }
}
