import { placeInto, type Heading, type Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { FishCannon, FishTitle } from '@trevo/game-rules/fish/types.ts'
import type { PondLook } from '@trevo/titles/look/theme.ts'
import { h } from '../../controls/h.ts'
import type { Atlas } from '../../runtime/atlas.ts'
import { fitSurface, type Surface } from '../../runtime/surface.ts'
import type { PondPicture } from '../../rgs/rgs-port.ts'
import type { BoardContext } from '../board.ts'
import { addShotsOfOthers } from './add-shots-of-others.ts'
import { createBullets } from './create-bullets.ts'
import { createCannonDrawing } from './create-cannon-drawing.ts'
import { createCannons, type Cannons } from './create-cannons.ts'
import { createEffects } from './create-effects.ts'
import { createGround } from './create-ground.ts'
import { createFishDrawing, type DrawnWater } from './create-fish-drawing.ts'
import { createPills, spotOf, type Spot } from './draw-pond.ts'
import { fishPressed } from './find-pressed.ts'
import type { Pond } from './follow-pond.ts'
import { colourOf, ownScale, ownSpot } from './place-seats.ts'
import { createSprites } from './pond-sprites.ts'

/** The drawing interval with reduced motion, in which nothing flies. */
const STILL_EVERY_MS = 250
const RATIO_MAX = 2

type Water = DrawnWater & { readonly cannons: Cannons }

const waterOn = (on: Surface, atlas: Atlas, far: string): Water => ({
  on,
  pills: createPills(on.ratio),
  sprites: createSprites(atlas, on, far),
  cannons: createCannons(on.ratio),
})

export type SceneOptions = {
  readonly context: Pick<BoardContext<FishTitle>, 'atlas' | 'ticker' | 'still' | 'title'>
  readonly pond: Pond
  readonly label: string
  readonly cannon: () => FishCannon
  readonly onPress: (swimmer: Swimmer) => void
}

const spotIn = (canvas: HTMLCanvasElement, { clientX, clientY }: PointerEvent): Spot => {
  const { left, top } = canvas.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

const place: Heading = { x: 0, y: 0, heads: 1, slope: 0 }
const xOf = (swimmer: Swimmer, nowMs: number): number => placeInto(place, swimmer, nowMs).x

/** The pond on a canvas, between what is behind the fish and what is in front: fish, cannons, shots in flight. */
export const createPondScene = (options: SceneOptions, look: PondLook) => {
  const { context, pond, label, cannon, onPress } = options
  const { atlas, ticker, still, title } = context
  const canvas = h('canvas', { class: 'pond-water', role: 'img', 'aria-label': label })
  const ground = createGround(look)
  let water: Water | undefined
  let aim: Swimmer | undefined
  let drawnMs = 0
  const effects = createEffects(atlas)
  const bullets = createBullets(pond, effects)
  const drawCannons = createCannonDrawing({ pond, title: title.maths, own: cannon })
  const drawFishes = createFishDrawing({ pond, effects, still })

  const draw = (frameMs: number, sinceMs = STILL_EVERY_MS): boolean => {
    if (!water) return true
    if (still && frameMs < drawnMs + STILL_EVERY_MS && !bullets.isAny()) return true
    drawnMs = frameMs
    const { on } = water
    const nowMs = pond.nowMs()
    on.context.clearRect(0, 0, on.width, on.height)
    const target = aim && pond.isThere(aim) ? aim : undefined
    drawFishes(water, target, nowMs, frameMs)
    bullets.draw(on, nowMs, frameMs)
    drawCannons(water, target, frameMs, sinceMs)
    effects.draw(on, frameMs)
    if (!still) ground.follow(target ? xOf(target, nowMs) : 0.5, sinceMs)
    return true
  }
  canvas.addEventListener('pointerdown', (event) => {
    const pressed = water && fishPressed(water, pond, spotIn(canvas, event))
    if (pressed) onPress(pressed)
  })
  return {
    elements: [ground.behind, canvas, ground.inFront],
    effects,
    start: () => ticker.add(draw),
    resize: (width: number, height: number): void => {
      ground.resize(width, height)
      water = waterOn(fitSurface(canvas, width, height, RATIO_MAX), atlas, look.far)
      draw(performance.now())
    },
    aimAt: (swimmer: Swimmer | undefined): void => {
      aim = swimmer
    },
    spotNow: (swimmer: Swimmer) =>
      water && {
        ...spotOf(swimmer, water.on, pond.nowMs()),
        size: water.sprites.sizeOf(swimmer),
      },
    /** Where coins fly. */
    ownSpot: () => (water ? ownSpot(water.on) : { x: 0, y: 0 }),
    shoot: (at: Swimmer, onContact: () => void): void => {
      if (still || !water) return onContact()
      const seat = pond.picture()?.seat ?? 1
      const startMs = performance.now()
      const from = water.cannons.muzzleOf(seat, ownSpot(water.on), ownScale)
      water.cannons.fired(seat, startMs)
      bullets.add({ from, at, colour: colourOf(seat), power: cannon().power, startMs, onContact })
    },
    /** What the other players fired since the last time. */
    showOthers: (picture: PondPicture, before: PondPicture | undefined): void => {
      if (!water || still || before?.pond !== picture.pond) return
      addShotsOfOthers({ ...water, bullets, pond, title: title.maths }, picture, before)
    },
  }
}

export type PondScene = ReturnType<typeof createPondScene>
