import { paletteOf } from '../look/palette.ts'
import type { BoardTheme } from '../look/theme.ts'
import { paintFair } from './scene.ts'

export const theme: BoardTheme = {
  gameCode: 'arraia-do-bingo',
  palette: paletteOf({ hue: 195, deepHue: 220, accentHue: 50, tone: 'dark' }),
  metal: 'wood',
  paintScene: paintFair,
  ambient: 'star',
  rootHz: 330,
  scale: [0, 2, 4, 7, 9],
  drawings: ['confetti-ball', 'accordion', 'ear-of-corn'],
  tileGround: 'stars',
}
