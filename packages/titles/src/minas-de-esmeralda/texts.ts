import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Minas de Esmeralda',
    pitch: 'Abra as pedras, junte esmeraldas e saque antes da mina.',
  },
  EN: {
    title: 'Emerald Mines',
    pitch: 'Open the rocks, gather emeralds and cash out before the mine.',
  },
} as const satisfies GameTexts
