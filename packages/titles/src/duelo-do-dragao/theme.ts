import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'duelo-do-dragao',
  palette: paletteOf({ hue: 40, deepHue: 30, accentHue: 250, light: -0.75, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintFelt,
  ambient: 'ember',
  drawings: ['dragon-claw', 'dragon-face', 'tiger-face'],
  tileGround: 'felt',
  rootHz: 165,
  scale: [0, 2, 3, 7, 8],
}
