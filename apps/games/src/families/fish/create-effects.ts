import type { Swimmer } from '@trevo/game-rules/fish/swim.ts'
import { drawFrame, type Atlas } from '../../runtime/atlas.ts'
import type { Surface } from '../../runtime/surface.ts'
import { keyOf } from './follow-pond.ts'
import type { Spot } from './draw-pond.ts'

export type Effect = Spot & { readonly startMs: number } & (
    | { readonly kind: 'splash' }
    | {
        readonly kind: 'caught'
        readonly icon: string
        readonly size: number
        readonly text: string
        /** Where its coins fly, if it paid; and how many. */
        readonly coins?: { readonly to: Spot; readonly count: number }
        /** A boss that was hit stays in the water. */
        readonly isHit?: boolean
      }
  )
type Caught = Extract<Effect, { kind: 'caught' }>

const splashMs = 420
const caughtMs = 1_500
const flashMs = 160
const effectsMax = 40

const drawSplash = ({ context }: Surface, { x, y }: Spot, part: number): void => {
  context.globalAlpha = 0.75 * (1 - part)
  context.strokeStyle = '#fff'
  context.lineWidth = 2.5
  context.beginPath()
  context.arc(x, y, 5 + 20 * part, 0, Math.PI * 2)
  context.stroke()
  context.fillStyle = '#fff'
  for (let drop = 0; drop < 6; drop += 1) {
    const turn = drop * 1.047 + 0.4
    const far = 8 + 26 * part
    context.beginPath()
    context.arc(x + Math.cos(turn) * far, y + Math.sin(turn) * far, 2.4 * (1 - part), 0, 6.3)
    context.fill()
  }
  context.globalAlpha = 1
}

const coinSquare = { x: 0, y: 0, size: 0 }

const drawCoins = ({ context }: Surface, atlas: Atlas, effect: Caught, part: number): void => {
  const { coins, x, y } = effect
  if (!coins) return
  for (let coin = 0; coin < coins.count; coin += 1) {
    const own = Math.min(1, Math.max(0, part * 2.1 - coin * 0.09))
    if (own <= 0 || own >= 1) continue
    const spread = Math.sin(own * Math.PI) * (18 + (coin % 3) * 14) * (coin % 2 ? 1 : -1)
    const eased = own * own * (3 - 2 * own)
    coinSquare.size = 22 - 8 * own
    coinSquare.x = x + (coins.to.x - x) * eased + spread - coinSquare.size / 2
    coinSquare.y = y + (coins.to.y - y) * eased - coinSquare.size / 2
    context.globalAlpha = Math.min(1, 4 * (1 - own))
    drawFrame(context, atlas, 'coin', coinSquare)
  }
  context.globalAlpha = 1
}

const fishSquare = { x: 0, y: 0, size: 0 }

const drawCaught = (surface: Surface, atlas: Atlas, effect: Caught, part: number): void => {
  const { context } = surface
  const { x, y, icon, size, text, isHit } = effect
  const rise = 1 - (1 - part) * (1 - part)
  if (!isHit && part < 0.7) {
    context.save()
    context.globalAlpha = Math.max(0, 1 - part * 1.45)
    context.translate(x, y)
    context.rotate(part * 6)
    fishSquare.size = size * (1.15 - part)
    fishSquare.x = -fishSquare.size / 2
    fishSquare.y = fishSquare.x
    drawFrame(context, atlas, icon, fishSquare)
    context.restore()
  }
  if (part < 0.5) {
    context.globalAlpha = 0.8 - part * 1.6
    context.strokeStyle = '#ffe14d'
    context.lineWidth = 4
    context.beginPath()
    context.arc(x, y, size * (0.3 + rise * 0.5), 0, Math.PI * 2)
    context.stroke()
  }
  drawCoins(surface, atlas, effect, part)
  context.globalAlpha = Math.min(1, 2.6 * (1 - part))
  context.font = size > 90 ? '800 28px Display, sans-serif' : '800 21px Display, sans-serif'
  context.textAlign = 'center'
  context.lineJoin = 'round'
  context.lineWidth = 5
  context.strokeStyle = '#06182b'
  context.fillStyle = '#ffe14d'
  const half = Math.min(surface.width / 2, 12 + text.length * 6.4)
  const inside = Math.max(half, Math.min(surface.width - half, x))
  context.strokeText(text, inside, Math.max(30, y - 10 - 34 * rise))
  context.fillText(text, inside, Math.max(30, y - 10 - 34 * rise))
  context.globalAlpha = 1
}

/** Short effects: where a shot missed, what was hit, what was caught and what it paid. */
export const createEffects = (atlas: Atlas) => {
  const effects: Effect[] = []
  const hits = new Map<string, number>()
  const lengthOf = ({ kind }: Effect): number => (kind === 'splash' ? splashMs : caughtMs)
  return {
    add: (effect: Effect): void => {
      if (effects.length >= effectsMax) effects.shift()
      effects.push(effect)
    },
    /** A shot reached a fish, which flashes. */
    hit: (swimmer: Swimmer, frameMs: number): void => {
      hits.set(keyOf(swimmer), frameMs)
    },
    /** How bright a fish still flashes, 0 to 1. */
    flashOf: (swimmer: Swimmer, frameMs: number): number => {
      if (hits.size === 0) return 0
      const key = keyOf(swimmer)
      const sinceMs = frameMs - (hits.get(key) ?? -flashMs)
      if (sinceMs < flashMs) return 0.7 * (1 - sinceMs / flashMs)
      hits.delete(key)
      return 0
    },
    isAny: (): boolean => effects.length > 0,
    draw: (surface: Surface, frameMs: number): void => {
      let lasting = 0
      for (let at = 0; at < effects.length; at += 1) {
        const effect = effects[at]
        if (!effect || frameMs >= effect.startMs + lengthOf(effect)) continue
        effects[lasting] = effect
        lasting += 1
        const part = Math.max(0, (frameMs - effect.startMs) / lengthOf(effect))
        if (effect.kind === 'splash') drawSplash(surface, effect, part)
        else drawCaught(surface, atlas, effect, part)
      }
      effects.length = lasting
    },
  }
}

export type Effects = ReturnType<typeof createEffects>
