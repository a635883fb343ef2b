import { paletteOf } from '../look/palette.ts'
import type { BoardTheme } from '../look/theme.ts'
import { paintArches } from './scene.ts'

export const theme: BoardTheme = {
  gameCode: 'bonde-de-santa-teresa',
  palette: paletteOf({ hue: 62, deepHue: 30, accentHue: 210, tone: 'dark', light: -0.15 }),
  metal: 'bronze',
  paintScene: paintArches,
  ambient: 'dust',
  rootHz: 277,
  scale: [0, 2, 5, 7, 9],
  drawings: ['tram-car', 'houses', 'ticket'],
  tileGround: 'rays',
  pictures: { 'tram-car': 140 },
}
