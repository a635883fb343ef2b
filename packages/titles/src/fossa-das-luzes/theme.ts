import { pondPictures } from '../look/fish/pond-pictures.ts'
import { paletteOf } from '../look/palette.ts'
import { paintDeepSea } from '../look/scenes/sea.ts'
import type { PondTheme } from '../look/theme.ts'
import { kinds } from './kinds.ts'

export const theme: PondTheme = {
  gameCode: 'fossa-das-luzes',
  palette: paletteOf({ hue: 235, deepHue: 250, accentHue: 150, light: -0.6, tone: 'dark' }),
  metal: 'silver',
  paintScene: paintDeepSea,
  ambient: 'bubble',
  drawings: ['abyss-angler', 'abyss-coelacanth', 'abyss-squid'],
  tileGround: 'waves',
  pictures: pondPictures(kinds),
  loadPond: async () => (await import('../look/fish/paint-abyss.ts')).abyss,
  rootHz: 165,
  scale: [0, 2, 3, 7, 8],
}
