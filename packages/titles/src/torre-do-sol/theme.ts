import { paletteOf } from '../look/palette.ts'
import { paintDunes } from '../look/scenes/dunes.ts'
import type { TowerTheme } from '../look/theme.ts'

export const theme: TowerTheme = {
  gameCode: 'torre-do-sol',
  palette: paletteOf({ hue: 60, deepHue: 30, accentHue: 190, tone: 'dark' }),
  metal: 'stone',
  paintScene: paintDunes,
  ambient: 'dust',
  rootHz: 262,
  scale: [0, 3, 5, 7, 10],
  drawings: ['sun-with-face', 'castle', 'key'],
  tileGround: 'stars',
  pictures: { 'sun-with-face': 96, snake: 96, key: 96 },
  tower: { top: 'sun-with-face', open: 'key', trap: 'snake' },
}
