import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'roleta-dois-zeros',
  palette: paletteOf({ hue: 25, deepHue: 20, accentHue: 145, light: -0.75, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['double-zero', 'bullseye', 'coin'],
  tileGround: 'felt',
  rootHz: 175,
  scale: [0, 2, 4, 7, 9],
}
