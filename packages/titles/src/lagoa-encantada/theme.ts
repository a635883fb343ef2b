import { pondPictures } from '../look/fish/pond-pictures.ts'
import { paletteOf } from '../look/palette.ts'
import { paintDeepSea } from '../look/scenes/sea.ts'
import type { PondTheme } from '../look/theme.ts'
import { kinds } from './kinds.ts'

export const theme: PondTheme = {
  gameCode: 'lagoa-encantada',
  palette: paletteOf({ hue: 158, deepHue: 190, accentHue: 85, light: -0.1, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintDeepSea,
  ambient: 'bubble',
  drawings: ['river-piranha', 'river-dolphin', 'river-turtle'],
  tileGround: 'waves',
  pictures: pondPictures(kinds),
  loadPond: async () => (await import('../look/fish/paint-river.ts')).river,
  rootHz: 185,
  scale: [0, 2, 4, 7, 9],
}
