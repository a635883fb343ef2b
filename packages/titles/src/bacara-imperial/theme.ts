import { paletteOf } from '../look/palette.ts'
import { paintFelt } from '../look/scenes/felt.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'bacara-imperial',
  palette: paletteOf({
    hue: 12,
    deepHue: 5,
    accentHue: 85,
    chroma: 0.7,
    light: -0.9,
    tone: 'dark',
  }),
  metal: 'ruby',
  paintScene: paintFelt,
  ambient: 'dust',
  drawings: ['fleur-de-lis', 'crown', 'gem-stone'],
  tileGround: 'felt',
  rootHz: 196,
  scale: [0, 2, 4, 7, 9],
}
