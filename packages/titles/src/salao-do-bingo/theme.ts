import { paletteOf } from '../look/palette.ts'
import { paintLights } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'salao-do-bingo',
  palette: paletteOf({ hue: 335, deepHue: 300, accentHue: 85, tone: 'dark' }),
  metal: 'ruby',
  paintScene: paintLights,
  ambient: 'sparkle',
  rootHz: 262,
  scale: [0, 2, 4, 7, 9],
  drawings: ['pool-8-ball', 'admission-tickets', 'party-popper'],
  tileGround: 'cells',
}
