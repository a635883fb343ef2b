import { paletteOf } from '../look/palette.ts'
import { paintLights } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'raspa-tropical',
  palette: paletteOf({ hue: 350, deepHue: 320, accentHue: 85, tone: 'dark' }),
  metal: 'coral',
  paintScene: paintLights,
  ambient: 'petal',
  rootHz: 349,
  scale: [0, 2, 4, 7, 9],
  drawings: ['pineapple', 'coconut', 'hibiscus'],
  tileGround: 'dots',
  pictures: {
    pineapple: 96,
    coconut: 96,
    hibiscus: 96,
    mango: 96,
    watermelon: 96,
    banana: 96,
    'palm-tree': 96,
    parrot: 96,
    'tropical-fish': 96,
  },
}
