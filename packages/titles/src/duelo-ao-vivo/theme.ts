import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'duelo-ao-vivo',
  palette: paletteOf({ hue: 340, deepHue: 345, accentHue: 85, light: -0.8, tone: 'dark' }),
  metal: 'ruby',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['duel-medal', 'dragon-face', 'tiger-face'],
  tileGround: 'felt',
  rootHz: 175,
  scale: [0, 2, 4, 7, 9],
}
