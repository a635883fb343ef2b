import { paletteOf } from '../look/palette.ts'
import { paintNightSky } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'ache-a-onca',
  palette: paletteOf({ hue: 110, deepHue: 140, accentHue: 50, tone: 'dark' }),
  metal: 'wood',
  paintScene: paintNightSky,
  ambient: 'leaf',
  rootHz: 294,
  scale: [0, 3, 5, 7, 10],
  drawings: ['paw-prints', 'leopard', 'herb'],
  tileGround: 'cells',
  pictures: { leopard: 140, monkey: 96, parrot: 96, frog: 96, snake: 96, butterfly: 96, sloth: 96 },
}
