import type { Swimmer } from '@trevo/game-rules/fish/swim.ts'
import { h } from '../../controls/h.ts'
import { fitSurface, type Surface } from '../../runtime/surface.ts'
import type { PondPicture } from '../../rgs/rgs-port.ts'
import type { BoardContext } from '../board.ts'
import { createEffects } from './create-effects.ts'
import {
  createPills,
  drawAim,
  drawBullet,
  drawCannon,
  drawFish,
  sizeOf,
  spotOf,
  type Spot,
} from './draw-pond.ts'
import type { Pond } from './follow-pond.ts'

const FLIGHT_MS = 260
/** With less motion the pond is drawn so often, and nothing flies. */
const STILL_EVERY_MS = 250
const RATIO_MAX = 2
const otherShotsMax = 3
const colours = ['#e0483c', '#3e86f0', '#2fae63', '#b25be0'] as const

type Bullet = {
  readonly from: Spot
  readonly at: Swimmer
  readonly colour: string
  readonly startMs: number
  /** Our own: it is a shot when it gets there and the fish is still in the water. */
  readonly onContact?: () => void
}

export type SceneOptions = {
  readonly context: Pick<BoardContext, 'atlas' | 'ticker' | 'still'>
  readonly pond: () => Pond
  readonly label: string
  readonly onPress: (swimmer: Swimmer) => void
}

export const colourOf = (seat: number): string => colours[(seat - 1) % colours.length] ?? colours[0]

const corners = (surface: Surface): readonly Spot[] => [
  { x: 34, y: 30 },
  { x: surface.width - 34, y: 30 },
  { x: surface.width - 34, y: surface.height - 30 },
]

/** The pond on a canvas: fish, cannons, shots on their way. */
export const createPondScene = ({ context, pond, label, onPress }: SceneOptions) => {
  const { atlas, ticker, still } = context
  const canvas = h('canvas', { class: 'pond-water', role: 'img', 'aria-label': label })
  let surface: Surface | undefined
  let pills: ReturnType<typeof createPills> | undefined
  let aim: Swimmer | undefined
  let bullets: Bullet[] = []
  let drawnMs = 0
  const effects = createEffects(atlas)

  const ownSpot = (on: Surface): Spot => ({ x: on.width / 2, y: on.height - 26 })
  const seatSpots = (on: Surface): ReadonlyMap<number, Spot> => {
    const picture = pond().picture()
    const others = (picture?.seats ?? []).filter(({ seat }) => seat !== picture?.seat)
    const places = corners(on)
    return new Map(others.map(({ seat }, at) => [seat, places[at] ?? ownSpot(on)]))
  }
  const drawSwimmers = (on: Surface, nowMs: number): void => {
    // Large ones behind the small, which would else be hidden.
    const fish = pond()
      .fish()
      .toSorted((one, other) => other.kind.sizePart - one.kind.sizePart)
    for (const swimmer of fish) {
      const size = sizeOf(swimmer, on)
      const spot = spotOf(swimmer, on, nowMs)
      drawFish(on, atlas, swimmer, { ...spot, size, nowMs: still ? 0 : nowMs })
      const times = swimmer.kind.prizes.map((prize) => prize.times)
      const text = times.length > 1 ? `${Math.min(...times)}×+` : `${times[0] ?? 0}×`
      pills?.(on.context, text, { x: spot.x, y: spot.y + size * 0.36 })
    }
  }
  const drawBullets = (on: Surface, nowMs: number, frameMs: number): void => {
    const arrived = bullets.filter(({ startMs }) => frameMs >= startMs + FLIGHT_MS)
    bullets = bullets.filter(({ startMs }) => frameMs < startMs + FLIGHT_MS)
    for (const { from, at, startMs, colour } of bullets) {
      const part = (frameMs - startMs) / FLIGHT_MS
      const to = spotOf(at, on, nowMs)
      drawBullet(
        on,
        { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
        colour,
      )
    }
    for (const { at, onContact } of arrived) {
      const spot = spotOf(at, on, nowMs)
      effects.add({ kind: 'splash', x: spot.x, y: spot.y, startMs: frameMs })
      if (pond().isThere(at)) onContact?.()
    }
  }
  const drawCannons = (on: Surface, nowMs: number): void => {
    const picture = pond().picture()
    const middle = { x: on.width / 2, y: on.height / 2 }
    const spots = seatSpots(on)
    for (const { seat, tide, fish } of picture?.seats ?? []) {
      const at = spots.get(seat)
      const aimed = tide === null || fish === null ? undefined : pond().find(tide, fish)
      if (!at) continue
      const towards = aimed && pond().isThere(aimed) ? spotOf(aimed, on, nowMs) : middle
      drawCannon(on, at, { towards, colour: colourOf(seat), scale: 0.72 })
    }
    const towards = aim ? spotOf(aim, on, nowMs) : middle
    drawCannon(on, ownSpot(on), { towards, colour: colourOf(picture?.seat ?? 1), scale: 1.1 })
  }
  const draw = (frameMs: number): boolean => {
    if (!surface) return true
    if (still && frameMs < drawnMs + STILL_EVERY_MS && bullets.length === 0) return true
    drawnMs = frameMs
    const nowMs = pond().nowMs()
    surface.context.clearRect(0, 0, surface.width, surface.height)
    drawSwimmers(surface, nowMs)
    if (aim && pond().isThere(aim)) {
      const radius = sizeOf(aim, surface) * 0.62
      drawAim(surface, spotOf(aim, surface, nowMs), radius, still ? 0 : frameMs / 900)
    }
    drawBullets(surface, nowMs, frameMs)
    drawCannons(surface, nowMs)
    effects.draw(surface, frameMs)
    return true
  }
  const pressed = (event: PointerEvent): void => {
    const box = canvas.getBoundingClientRect()
    const on = surface
    if (!on) return
    const [x, y] = [event.clientX - box.left, event.clientY - box.top]
    const nowMs = pond().nowMs()
    const near = pond()
      .fish()
      .map((swimmer) => {
        const spot = spotOf(swimmer, on, nowMs)
        const reach = Math.max(26, sizeOf(swimmer, on) * 0.55)
        return { swimmer, far: Math.hypot(spot.x - x, spot.y - y) / reach }
      })
      .filter(({ far }) => far <= 1)
      .toSorted((one, other) => one.far - other.far)
    const [nearest] = near
    if (nearest) onPress(nearest.swimmer)
  }
  canvas.addEventListener('pointerdown', pressed)
  return {
    element: canvas,
    effects,
    start: () => ticker.add(draw),
    resize: (width: number, height: number): void => {
      surface = fitSurface(canvas, width, height, RATIO_MAX)
      pills = createPills(surface.ratio)
      draw(performance.now())
    },
    aimAt: (swimmer: Swimmer | undefined): void => {
      aim = swimmer
    },
    spotNow: (swimmer: Swimmer) => {
      const on = surface
      return on && { ...spotOf(swimmer, on, pond().nowMs()), size: sizeOf(swimmer, on) }
    },
    width: () => surface?.width ?? 0,
    height: () => surface?.height ?? 0,
    shoot: (at: Swimmer, onContact: () => void): void => {
      if (still || !surface) return onContact()
      const colour = colourOf(pond().picture()?.seat ?? 1)
      bullets.push({ from: ownSpot(surface), at, colour, startMs: performance.now(), onContact })
    },
    /** What the others fired since the last time. */
    showOthers: (picture: PondPicture, before: PondPicture | undefined): void => {
      if (!surface || still || before?.pond !== picture.pond) return
      const spots = seatSpots(surface)
      for (const { seat, tide, fish, shotCount } of picture.seats) {
        const known = before.seats.find((one) => one.seat === seat)?.shotCount ?? shotCount
        const at = tide === null || fish === null ? undefined : pond().find(tide, fish)
        const from = spots.get(seat)
        if (!at || !from) continue
        const count = Math.min(otherShotsMax, shotCount - known)
        for (let shot = 0; shot < count; shot += 1) {
          const startMs = performance.now() + shot * 140
          bullets.push({ from, at, colour: colourOf(seat), startMs })
        }
      }
    },
  }
}

export type PondScene = ReturnType<typeof createPondScene>
