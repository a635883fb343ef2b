import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'sobe-e-desce',
  palette: paletteOf({ hue: 262, deepHue: 285, accentHue: 60, tone: 'dark' }),
  metal: 'silver',
  paintScene: paintFelt,
  ambient: 'sparkle',
  rootHz: 277,
  scale: [0, 2, 3, 5, 7, 9, 10],
  drawings: ['roller-coaster', 'joker', 'spade-suit'],
  tileGround: 'felt',
}
