import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintBeach } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'rede-cheia',
  palette: paletteOf({ hue: 200, deepHue: 225, accentHue: 35, tone: 'light', light: 0.02 }),
  metal: 'coral',
  tile: { tone: 'light', shape: 'column' },
  paintScene: paintBeach,
  ambient: 'bubble',
  mascot: 'lobster',
  companions: ['ring-buoy', 'diving-mask'],
  drawings: ['lobster', 'ring-buoy', 'shallow-pan-of-food'],
  tileGround: 'waves',
  rootHz: 294,
  scale: [0, 2, 5, 7, 10],
}
