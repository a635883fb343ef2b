import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'roleta-ao-vivo',
  palette: paletteOf({ hue: 22, deepHue: 15, accentHue: 85, light: -0.8, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['mirror-ball', 'bullseye', 'coin'],
  tileGround: 'felt',
  rootHz: 208,
  scale: [0, 2, 4, 7, 9],
}
