import type { Swimmer } from '@trevo/game-rules/fish/swim.ts'
import { h } from '../../controls/h.ts'
import { fitSurface, type Surface } from '../../runtime/surface.ts'
import type { PondPicture } from '../../rgs/rgs-port.ts'
import type { BoardContext } from '../board.ts'
import { createBullets } from './create-bullets.ts'
import { createEffects } from './create-effects.ts'
import { drawCannons } from './draw-cannons.ts'
import { createPills, drawAim, drawFish, sizeOf, spotOf } from './draw-pond.ts'
import { fishPressed } from './find-pressed.ts'
import type { Pond } from './follow-pond.ts'
import { colourOf, ownSpot } from './place-seats.ts'

/** The drawing interval with reduced motion, in which nothing flies. */
const STILL_EVERY_MS = 250
const RATIO_MAX = 2

type Water = { readonly on: Surface; readonly pills: ReturnType<typeof createPills> }

type SceneOptions = {
  readonly context: Pick<BoardContext, 'atlas' | 'ticker' | 'still'>
  readonly pond: Pond
  readonly label: string
  readonly onPress: (swimmer: Swimmer) => void
}

/** Every fish with its payout; large ones behind the small, which would otherwise be hidden. */
const drawSwimmers = (
  { on, pills }: Water,
  pond: Pond,
  { atlas, still, nowMs }: Pick<BoardContext, 'atlas' | 'still'> & { readonly nowMs: number },
): void => {
  const fish = pond.fish().toSorted((one, other) => other.kind.sizePart - one.kind.sizePart)
  for (const swimmer of fish) {
    const size = sizeOf(swimmer, on)
    const spot = spotOf(swimmer, on, nowMs)
    drawFish(on, atlas, swimmer, { ...spot, size, nowMs: still ? 0 : nowMs })
    const times = swimmer.kind.prizes.map((prize) => prize.times)
    const text = times.length > 1 ? `${Math.min(...times)}×+` : `${times[0] ?? 0}×`
    pills(on.context, text, { x: spot.x, y: spot.y + size * 0.36 })
  }
}

/** The pond on a canvas: fish, cannons, shots in flight. */
export const createPondScene = ({ context, pond, label, onPress }: SceneOptions) => {
  const { atlas, ticker, still } = context
  const canvas = h('canvas', { class: 'pond-water', role: 'img', 'aria-label': label })
  let water: Water | undefined
  let aim: Swimmer | undefined
  let drawnMs = 0
  const effects = createEffects(atlas)
  const bullets = createBullets(pond, effects)

  const draw = (frameMs: number): boolean => {
    if (!water) return true
    if (still && frameMs < drawnMs + STILL_EVERY_MS && !bullets.isAny()) return true
    drawnMs = frameMs
    const { on } = water
    const nowMs = pond.nowMs()
    on.context.clearRect(0, 0, on.width, on.height)
    drawSwimmers(water, pond, { atlas, still, nowMs })
    if (aim && pond.isThere(aim)) {
      const radius = sizeOf(aim, on) * 0.62
      drawAim(on, spotOf(aim, on, nowMs), radius, still ? 0 : frameMs / 900)
    }
    bullets.draw(on, nowMs, frameMs)
    drawCannons(on, pond, { aim, nowMs })
    effects.draw(on, frameMs)
    return true
  }
  canvas.addEventListener('pointerdown', (event) => {
    if (!water) return
    const box = canvas.getBoundingClientRect()
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    const pressed = fishPressed(water.on, pond, at)
    if (pressed) onPress(pressed)
  })
  return {
    element: canvas,
    effects,
    start: () => ticker.add(draw),
    resize: (width: number, height: number): void => {
      const on = fitSurface(canvas, width, height, RATIO_MAX)
      water = { on, pills: createPills(on.ratio) }
      draw(performance.now())
    },
    aimAt: (swimmer: Swimmer | undefined): void => {
      aim = swimmer
    },
    spotNow: (swimmer: Swimmer) =>
      water && {
        ...spotOf(swimmer, water.on, pond.nowMs()),
        size: sizeOf(swimmer, water.on),
      },
    width: () => water?.on.width ?? 0,
    height: () => water?.on.height ?? 0,
    shoot: (at: Swimmer, onContact: () => void): void => {
      if (still || !water) return onContact()
      const colour = colourOf(pond.picture()?.seat ?? 1)
      bullets.add({ from: ownSpot(water.on), at, colour, startMs: performance.now(), onContact })
    },
    /** What the other players fired since the last time. */
    showOthers: (picture: PondPicture, before: PondPicture | undefined): void => {
      if (!water || still || before?.pond !== picture.pond) return
      bullets.addOthers(water.on, picture, before)
    },
  }
}

export type PondScene = ReturnType<typeof createPondScene>
