import { drawFrame, type Atlas } from '../runtime/atlas.ts'
import type { ParticleKind } from '../runtime/particles.ts'
import { offscreen } from '../runtime/surface.ts'
import type { Ambient, GroundTheme } from '@trevo/titles/look/theme.ts'

const SIZE = 64

type Paint = (context: CanvasRenderingContext2D) => void

const sprite = (paint: Paint): HTMLCanvasElement => {
  const { canvas, context } = offscreen(SIZE, SIZE)
  context.translate(SIZE / 2, SIZE / 2)
  paint(context)
  return canvas
}

const glow =
  (core: string, halo: string): Paint =>
  (context) => {
    const light = context.createRadialGradient(0, 0, 0, 0, 0, SIZE / 2)
    light.addColorStop(0, core)
    light.addColorStop(0.22, core)
    light.addColorStop(0.4, halo)
    light.addColorStop(1, 'rgb(255 255 255 / 0)')
    context.fillStyle = light
    context.fillRect(-SIZE / 2, -SIZE / 2, SIZE, SIZE)
  }

const spark: Paint = (context) => {
  context.fillStyle = '#fff6c9'
  context.beginPath()
  for (let point = 0; point < 8; point += 1) {
    const radius = point % 2 === 0 ? 30 : 6
    context.lineTo(
      Math.cos((point * Math.PI) / 4) * radius,
      Math.sin((point * Math.PI) / 4) * radius,
    )
  }
  context.fill()
}

const bubble: Paint = (context) => {
  const skin = context.createRadialGradient(-8, -8, 4, 0, 0, 28)
  skin.addColorStop(0, 'rgb(255 255 255 / 0.5)')
  skin.addColorStop(0.6, 'rgb(255 255 255 / 0.06)')
  skin.addColorStop(1, 'rgb(255 255 255 / 0.55)')
  context.fillStyle = skin
  context.beginPath()
  context.arc(0, 0, 28, 0, Math.PI * 2)
  context.fill()
}

const leaf =
  (colour: string): Paint =>
  (context) => {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(-28, 0)
    context.quadraticCurveTo(-4, -22, 28, 0)
    context.quadraticCurveTo(-4, 22, -28, 0)
    context.fill()
  }

const ambientPaint = (ambient: Ambient, theme: GroundTheme): Paint => {
  switch (ambient) {
    case 'ember':
      return glow('oklch(0.9 0.16 80)', 'oklch(0.68 0.22 40 / 0.5)')
    case 'bubble':
      return bubble
    case 'leaf':
      return leaf('oklch(0.78 0.19 125)')
    case 'petal':
      return leaf('oklch(0.82 0.13 355)')
    case 'star':
      return spark
    case 'dust':
    case 'mist':
      return glow('rgb(255 240 210 / 0.8)', 'rgb(255 225 170 / 0.25)')
    case 'sparkle':
      return glow('#fffbe0', theme.palette.glow.replace(')', ' / 0.45)'))
    default:
      return ambient satisfies never
  }
}

/** Pictures of all particles of a title, in the order `fxSprite` names. */
export const fxSpritesOf = (theme: GroundTheme, atlas: Atlas): HTMLCanvasElement[] => [
  sprite(ambientPaint(theme.ambient ?? 'sparkle', theme)),
  sprite((context) => drawFrame(context, atlas, 'coin', { x: -32, y: -32, size: SIZE })),
  sprite(spark),
]

export const fxSprite = { ambient: 0, coin: 1, spark: 2 } as const

const drift = { lifeSec: 9, drag: 0, fadeIn: 0.2, sprite: fxSprite.ambient }

export const ambientKinds: Readonly<Record<Ambient, ParticleKind>> = {
  ember: { ...drift, size: 9, sizeSpread: 6, gravity: -14, spin: 0, sway: 16, lifeSec: 6 },
  bubble: { ...drift, size: 15, sizeSpread: 10, gravity: -9, spin: 0, sway: 14 },
  leaf: { ...drift, size: 17, sizeSpread: 7, gravity: 4, spin: 1.4, sway: 34 },
  petal: { ...drift, size: 14, sizeSpread: 5, gravity: 4, spin: 1.2, sway: 38 },
  star: { ...drift, size: 9, sizeSpread: 5, gravity: 0, spin: 0.3, sway: 0, lifeSec: 4 },
  dust: { ...drift, size: 6, sizeSpread: 4, gravity: -2, spin: 0, sway: 26 },
  mist: { ...drift, size: 60, sizeSpread: 30, gravity: 0, spin: 0, sway: 40 },
  sparkle: { ...drift, size: 8, sizeSpread: 5, gravity: -7, spin: 0, sway: 18, lifeSec: 7 },
}

export const burstKinds = {
  coin: {
    sprite: fxSprite.coin,
    size: 34,
    sizeSpread: 9,
    lifeSec: 2.2,
    gravity: 1_150,
    drag: 0.15,
    spin: 9,
    sway: 0,
    fadeIn: 0.02,
  },
  spark: {
    sprite: fxSprite.spark,
    size: 20,
    sizeSpread: 12,
    lifeSec: 0.75,
    gravity: 60,
    drag: 2.6,
    spin: 4,
    sway: 0,
    fadeIn: 0.05,
  },
} as const satisfies Record<string, ParticleKind>
