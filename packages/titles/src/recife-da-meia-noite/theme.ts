import { pondPictures } from '../look/fish/pond-pictures.ts'
import { paletteOf } from '../look/palette.ts'
import { paintDeepSea } from '../look/scenes/sea.ts'
import type { PondTheme } from '../look/theme.ts'
import { kinds } from './kinds.ts'

export const theme: PondTheme = {
  gameCode: 'recife-da-meia-noite',
  palette: paletteOf({ hue: 285, deepHue: 265, accentHue: 350, light: -0.35, tone: 'dark' }),
  metal: 'coral',
  paintScene: paintDeepSea,
  ambient: 'bubble',
  drawings: ['reef-clown', 'reef-hammer', 'reef-jelly'],
  tileGround: 'waves',
  pictures: pondPictures(kinds),
  loadPond: async () => (await import('../look/fish/paint-reef.ts')).reef,
  rootHz: 208,
  scale: [0, 3, 5, 7, 10],
}
