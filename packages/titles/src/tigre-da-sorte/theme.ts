import { paletteOf } from '../look/palette.ts'
import { paintTemple } from './scene.ts'
import type { Theme } from '../look/theme.ts'

export const theme: Theme = {
  gameCode: 'tigre-da-sorte',
  palette: paletteOf({ hue: 58, deepHue: 18, accentHue: 12, tone: 'light' }),
  metal: 'gold',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintTemple,
  ambient: 'sparkle',
  mascot: 'tiger-face',
  companions: ['red-paper-lantern', 'money-bag'],
  rootHz: 262,
  scale: [0, 2, 4, 7, 9],
}
