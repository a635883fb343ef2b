import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintWindyWood } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'saci-peralta',
  palette: paletteOf({ hue: 150, deepHue: 195, accentHue: 28, tone: 'dark', light: -0.55 }),
  metal: 'wood',
  tile: { tone: 'dark', shape: 'card' },
  paintScene: paintWindyWood,
  ambient: 'leaf',
  mascot: 'owl',
  companions: ['tornado', 'mushroom'],
  drawings: ['tornado', 'owl', 'jar'],
  tileGround: 'waves',
  rootHz: 233,
  scale: [0, 2, 3, 5, 7, 9, 10],
}
