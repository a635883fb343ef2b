import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintMarket } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'feira-livre',
  palette: paletteOf({ hue: 95, deepHue: 140, accentHue: 28, tone: 'light', light: 0.1 }),
  metal: 'wood',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintMarket,
  ambient: 'leaf',
  mascot: 'basket',
  companions: ['pineapple', 'carrot'],
  drawings: ['tomato', 'pineapple', 'carrot'],
  tileGround: 'dots',
  rootHz: 349,
  scale: [0, 2, 4, 7, 9],
}
