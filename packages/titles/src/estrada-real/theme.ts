import { paletteOf } from '../look/palette.ts'
import type { BoardTheme } from '../look/theme.ts'
import { paintRoad } from './scene.ts'

export const theme: BoardTheme = {
  gameCode: 'estrada-real',
  palette: paletteOf({ hue: 88, deepHue: 140, accentHue: 35, tone: 'dark', light: -0.1 }),
  metal: 'stone',
  paintScene: paintRoad,
  ambient: 'dust',
  rootHz: 196,
  scale: [0, 2, 3, 7, 9],
  drawings: ['sunrise-over-mountains', 'hammer-and-pick', 'locked'],
  tileGround: 'waves',
  pictures: { 'hammer-and-pick': 96, locked: 96 },
}
