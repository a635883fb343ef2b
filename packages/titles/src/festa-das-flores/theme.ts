import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintFlowerFields } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'festa-das-flores',
  palette: paletteOf({ hue: 15, deepHue: 350, accentHue: 130, tone: 'light', light: 0.05 }),
  metal: 'jade',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintFlowerFields,
  ambient: 'petal',
  mascot: 'sunflower',
  companions: ['bouquet', 'rose'],
  drawings: ['sunflower', 'bouquet', 'rose'],
  tileGround: 'dots',
  pictures: { rosette: 200, 'cherry-blossom': 160, rainbow: 160, 'wilted-flower': 160 },
  rootHz: 370,
  scale: [0, 2, 4, 7, 9],
}
