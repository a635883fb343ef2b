import { paletteOf } from '../look/palette.ts'
import { paintDeepSea } from '../look/scenes/sea.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'keno-do-mar',
  palette: paletteOf({ hue: 205, deepHue: 235, accentHue: 40, tone: 'dark' }),
  metal: 'coral',
  paintScene: paintDeepSea,
  ambient: 'bubble',
  rootHz: 294,
  scale: [0, 2, 4, 6, 7, 9, 11],
  drawings: ['spiral-shell', 'tropical-fish', 'oyster'],
  tileGround: 'waves',
}
