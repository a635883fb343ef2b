import { paletteOf } from '../look/palette.ts'
import { paintPalace } from './scene.ts'
import type { Theme } from '../look/theme.ts'

export const theme: Theme = {
  gameCode: 'coroa-real',
  palette: paletteOf({ hue: 330, deepHue: 296, accentHue: 90, tone: 'dark', light: -0.35 }),
  metal: 'gold',
  tile: { tone: 'dark', shape: 'column' },
  paintScene: paintPalace,
  ambient: 'sparkle',
  mascot: 'crown',
  companions: ['castle', 'lion'],
  rootHz: 220,
  scale: [0, 2, 4, 5, 7, 9, 11],
}
