import { paletteOf } from '../look/palette.ts'
import { paintMist } from './scene.ts'
import type { Theme } from '../look/theme.ts'

export const theme: Theme = {
  gameCode: 'dragao-verde',
  palette: paletteOf({ hue: 158, deepHue: 185, accentHue: 25, tone: 'light', light: -0.4 }),
  metal: 'jade',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintMist,
  ambient: 'petal',
  mascot: 'dragon-face',
  companions: ['crystal-ball', 'red-paper-lantern'],
  rootHz: 277,
  scale: [0, 2, 4, 7, 9],
}
