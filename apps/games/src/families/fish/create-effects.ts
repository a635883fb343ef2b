import { drawFrame, type Atlas } from '../../runtime/atlas.ts'
import type { Surface } from '../../runtime/surface.ts'
import type { Spot } from './draw-pond.ts'

type Effect = Spot & { readonly startMs: number } & (
    | { readonly kind: 'splash' }
    | {
        readonly kind: 'caught'
        readonly icon: string
        readonly size: number
        readonly text: string
      }
  )

const splashMs = 420
const caughtMs = 1_500
const effectsMax = 40

const drawSplash = ({ context }: Surface, { x, y }: Spot, part: number): void => {
  context.strokeStyle = `rgb(255 255 255 / ${0.7 * (1 - part)})`
  context.lineWidth = 2.5
  context.beginPath()
  context.arc(x, y, 6 + 22 * part, 0, Math.PI * 2)
  context.stroke()
}

const drawCaught = (
  { context }: Surface,
  atlas: Atlas,
  effect: Extract<Effect, { kind: 'caught' }>,
  part: number,
): void => {
  const { x, y, icon, size, text } = effect
  context.save()
  context.globalAlpha = Math.max(0, 1 - part * 1.4)
  context.translate(x, y)
  context.rotate(part * 5)
  const shrunk = size * (1 - part * 0.7)
  drawFrame(context, atlas, icon, { x: -shrunk / 2, y: -shrunk / 2, size: shrunk })
  context.restore()
  context.save()
  context.globalAlpha = Math.min(1, 2.6 * (1 - part))
  context.font = '800 20px Display, sans-serif'
  context.textAlign = 'center'
  context.lineWidth = 4
  context.strokeStyle = '#06243f'
  context.fillStyle = '#ffe14d'
  context.strokeText(text, x, y - 12 - 34 * part)
  context.fillText(text, x, y - 12 - 34 * part)
  context.restore()
}

/** Short effects: where a shot missed, what was caught and what it paid. */
export const createEffects = (atlas: Atlas) => {
  let effects: Effect[] = []
  const lengthOf = ({ kind }: Effect): number => (kind === 'splash' ? splashMs : caughtMs)
  return {
    add: (effect: Effect): void => {
      effects = [...effects.slice(1 - effectsMax), effect]
    },
    isAny: (): boolean => effects.length > 0,
    draw: (surface: Surface, nowMs: number): void => {
      if (effects.length === 0) return
      effects = effects.filter((effect) => nowMs < effect.startMs + lengthOf(effect))
      for (const effect of effects) {
        const part = Math.max(0, (nowMs - effect.startMs) / lengthOf(effect))
        if (effect.kind === 'splash') drawSplash(surface, effect, part)
        else drawCaught(surface, atlas, effect, part)
      }
    },
  }
}

export type Effects = ReturnType<typeof createEffects>
