import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintWetland } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'onca-do-pantanal',
  palette: paletteOf({ hue: 85, deepHue: 130, accentHue: 45, tone: 'light', light: -0.25 }),
  metal: 'jade',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintWetland,
  ambient: 'dust',
  mascot: 'leopard',
  companions: ['crocodile', 'flamingo'],
  drawings: ['leopard', 'crocodile', 'white-flower'],
  tileGround: 'waves',
  rootHz: 185,
  scale: [0, 3, 5, 6, 7, 10],
}
