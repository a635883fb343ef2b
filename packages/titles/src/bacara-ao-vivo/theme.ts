import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'bacara-ao-vivo',
  palette: paletteOf({ hue: 265, deepHue: 270, accentHue: 85, light: -0.8, tone: 'dark' }),
  metal: 'silver',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['movie-camera', 'crown', 'spade-suit'],
  tileGround: 'felt',
  rootHz: 185,
  scale: [0, 2, 4, 7, 9],
}
