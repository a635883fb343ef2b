import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintShop } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'o-antiquario',
  palette: paletteOf({ hue: 48, deepHue: 28, accentHue: 170, tone: 'light', light: -0.35 }),
  metal: 'wood',
  tile: { tone: 'light', shape: 'column' },
  paintScene: paintShop,
  ambient: 'dust',
  mascot: 'framed-picture',
  companions: ['radio', 'mirror'],
  drawings: ['framed-picture', 'telephone', 'mirror'],
  tileGround: 'cells',
  pictures: {
    'file-cabinet': 200,
    'pound-banknote': 160,
    'diamond-with-a-dot': 160,
    'spider-web': 160,
  },
  rootHz: 169,
  scale: [0, 2, 3, 5, 7, 8, 11],
}
