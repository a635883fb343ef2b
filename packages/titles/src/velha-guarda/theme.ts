import { paletteOf } from '../look/palette.ts'
import type { BoardTheme } from '../look/theme.ts'
import { paintStage } from './scene.ts'

export const theme: BoardTheme = {
  gameCode: 'velha-guarda',
  palette: paletteOf({ hue: 335, deepHue: 300, accentHue: 60, tone: 'dark', light: -0.2 }),
  metal: 'ruby',
  paintScene: paintStage,
  ambient: 'star',
  rootHz: 247,
  scale: [0, 2, 4, 5, 7, 9, 10],
  drawings: ['saxophone', 'microphone', 'musical-score'],
  tileGround: 'felt',
  pictures: { saxophone: 120, microphone: 120, violin: 120, guitar: 120, 'musical-score': 120 },
}
