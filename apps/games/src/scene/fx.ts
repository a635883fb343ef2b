import { createParticles, type Emission, type ParticleKind } from '../runtime/particles.ts'
import type { Atlas } from '../runtime/atlas.ts'
import { fitSurface, type Surface } from '../runtime/surface.ts'
import type { Ticker } from '../runtime/ticker.ts'
import type { GroundTheme } from '@trevo/titles/look/theme.ts'
import { ambientKinds, burstKinds, fxSpritesOf } from './fx-sprites.ts'
import type { Box } from './box.ts'

export type Fx = {
  readonly resize: (width: number, height: number) => void
  /** A fountain of coins for this duration. */
  readonly setQuiet: (quiet: boolean) => void
  /** In silent mode nothing sparkles and no coins fall. */
  readonly setSilent: (silent: boolean) => void
  readonly sparkle: (box: Box) => void
  /** The canvas above everything: drifting particles, sparks and coins. Drawn at one device pixel per point. */
  readonly coins: (from: { x: number; y: number }, ms: number, perSec: number) => void
  readonly stop: () => void
}

const CAPACITY = 240
const AMBIENT_PER_SEC = 2.4

/** The canvas over everything: drifting particles, sparks and coins. Drawn at one pixel a point. */
export const createFx = (
  canvas: HTMLCanvasElement,
  {
    theme,
    atlas,
    ticker,
    still,
  }: { theme: GroundTheme; atlas: Atlas; ticker: Ticker; still: boolean },
): Fx => {
  const particles = createParticles(fxSpritesOf(theme, atlas), CAPACITY)
  const drifts = theme.ambient !== undefined
  const ambient = ambientKinds[theme.ambient ?? 'sparkle']
  let surface: Surface | undefined
  let quiet = false
  let isSilent = false
  let ambientOwed = 0
  let coinsOwed = 0
  let coinsUntilMs = 0
  let coinsPerSec = 0
  const source = { x: 0, y: 0 }

  const drift = (size: Surface): void => particles.emit(ambient, ambientEmission(ambient, size))
  const bornCoin = (): void => particles.emit(burstKinds.coin, { ...source, ...fountain })

  const onFrame = (nowMs: number, sinceLastMs: number): boolean => {
    if (!surface) return false
    if (!quiet && drifts) ambientOwed += (AMBIENT_PER_SEC * sinceLastMs) / 1000
    for (; ambientOwed >= 1; ambientOwed -= 1) drift(surface)
    if (nowMs < coinsUntilMs) coinsOwed += (coinsPerSec * sinceLastMs) / 1000
    for (; coinsOwed >= 1; coinsOwed -= 1) bornCoin()
    // While the reels turn the drifting particles pause, to save a full-screen repaint per frame.
    if (quiet && nowMs >= coinsUntilMs) return false
    const isAlive = particles.step(sinceLastMs)
    surface.context.clearRect(0, 0, surface.width, surface.height)
    particles.draw(surface.context)
    return drifts || isAlive || nowMs < coinsUntilMs
  }

  return {
    resize: (width, height) => {
      surface = fitSurface(canvas, width, height, 1)
      particles.clear()
      if (!still) ticker.add(onFrame)
    },
    setQuiet: (next) => {
      quiet = next
      if (!next && !still) ticker.add(onFrame)
    },
    setSilent: (silent) => (isSilent = silent),
    sparkle: (box) => {
      if (still || isSilent) return
      for (let spark = 0; spark < 7; spark += 1) {
        particles.emit(burstKinds.spark, sparkEmission(box))
      }
      ticker.add(onFrame)
    },
    coins: (from, ms, perSec) => {
      if (still || isSilent) return
      source.x = from.x
      source.y = from.y
      coinsUntilMs = ticker.now() + ms
      coinsPerSec = perSec
      ticker.add(onFrame)
    },
    stop: () => {
      coinsUntilMs = 0
      ticker.remove(onFrame)
    },
  }
}

/** How coins leave their source. */
const fountain = { angle: -Math.PI / 2, angleSpread: 0.75, speed: 780, speedSpread: 240 }

const sparkEmission = (box: Box): Emission => ({
  x: box.x + Math.random() * box.width,
  y: box.y + Math.random() * box.height,
  angle: 0,
  angleSpread: Math.PI,
  speed: 150,
  speedSpread: 90,
})

/** Floating particles start anywhere above, rising ones low, falling ones above the top. */
const ambientEmission = (
  { gravity }: ParticleKind,
  { width, height }: Pick<Surface, 'width' | 'height'>,
): Emission => {
  const rises = gravity < 0
  const isStill = gravity === 0
  const y = isStill ? Math.random() * height * 0.6 : rises ? height * 0.86 : -20
  return {
    x: Math.random() * width,
    y: rises ? y - Math.random() * height * 0.5 : y,
    angle: rises ? -Math.PI / 2 : Math.PI / 2,
    angleSpread: 0.5,
    speed: isStill ? 0 : 26,
    speedSpread: 12,
  }
}
