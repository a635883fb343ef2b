import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintCloudSea } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'correio-aereo',
  palette: paletteOf({ hue: 235, deepHue: 262, accentHue: 30, tone: 'light', light: -0.1 }),
  metal: 'bronze',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintCloudSea,
  ambient: 'mist',
  mascot: 'small-airplane',
  companions: ['love-letter', 'postbox'],
  drawings: ['small-airplane', 'love-letter', 'parachute'],
  tileGround: 'waves',
  rootHz: 247,
  scale: [0, 2, 4, 5, 7, 9, 11],
}
