import { paletteOf } from '../look/palette.ts'
import type { TowerTheme } from '../look/theme.ts'
import { paintCliff } from './scene.ts'

export const theme: TowerTheme = {
  gameCode: 'elevador-da-baia',
  palette: paletteOf({ hue: 205, deepHue: 225, accentHue: 60, tone: 'dark', light: -0.1 }),
  metal: 'silver',
  paintScene: paintCliff,
  ambient: 'dust',
  rootHz: 311,
  scale: [0, 2, 4, 6, 7, 9, 11],
  drawings: ['elevator', 'bell', 'construction'],
  tileGround: 'cells',
  pictures: { elevator: 96, bell: 96, construction: 96 },
  tower: { top: 'elevator', open: 'bell', trap: 'construction' },
}
