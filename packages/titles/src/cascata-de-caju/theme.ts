import { paletteOf } from '../look/palette.ts'
import { paintLights } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'cascata-de-caju',
  palette: paletteOf({ hue: 8, deepHue: 340, accentHue: 60, tone: 'dark' }),
  metal: 'wood',
  paintScene: paintLights,
  ambient: 'petal',
  rootHz: 330,
  scale: [0, 2, 4, 7, 9],
  drawings: ['mango', 'chestnut', 'tangerine'],
  tileGround: 'dots',
}
