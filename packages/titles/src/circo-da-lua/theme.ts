import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintBigTop } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'circo-da-lua',
  palette: paletteOf({ hue: 350, deepHue: 310, accentHue: 90, tone: 'light', light: -0.1 }),
  metal: 'ruby',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintBigTop,
  ambient: 'sparkle',
  mascot: 'clown-face',
  companions: ['balloon', 'elephant'],
  drawings: ['circus-tent', 'clown-face', 'elephant'],
  tileGround: 'rays',
  rootHz: 330,
  scale: [0, 1, 4, 5, 7, 9, 10],
}
