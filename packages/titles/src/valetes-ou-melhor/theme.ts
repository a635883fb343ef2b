import { paletteOf } from '../look/palette.ts'
import { paintLights } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'valetes-ou-melhor',
  palette: paletteOf({ hue: 268, deepHue: 275, accentHue: 85, light: -0.75, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintLights,
  ambient: 'dust',
  drawings: ['prince', 'crown', 'heart-suit'],
  tileGround: 'felt',
  rootHz: 233,
  scale: [0, 2, 4, 7, 9],
}
