import { paletteOf } from '../look/palette.ts'
import { paintCrystals } from '../look/scenes/crystals.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'minas-de-esmeralda',
  palette: paletteOf({ hue: 165, deepHue: 195, accentHue: 45, tone: 'dark' }),
  metal: 'jade',
  paintScene: paintCrystals,
  ambient: 'dust',
  rootHz: 247,
  scale: [0, 3, 5, 7, 10],
  drawings: ['gem-stone', 'bomb', 'pick'],
  tileGround: 'cells',
  pictures: { bomb: 96 },
}
