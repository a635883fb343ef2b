import { paletteOf } from '../look/palette.ts'
import { paintLights } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'dois-e-coringa',
  palette: paletteOf({ hue: 200, deepHue: 210, accentHue: 25, light: -0.75, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintLights,
  ambient: 'dust',
  drawings: ['joker', 'star', 'diamond-suit'],
  tileGround: 'felt',
  rootHz: 247,
  scale: [0, 2, 4, 7, 9],
}
