import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Minas de Esmeralda',
    pitch: 'Abra as pedras, junte esmeraldas e retire antes da mina.',
  },
  EN: {
    title: 'Emerald Mines',
    pitch: 'Break rocks, collect emeralds and cash out before you hit a mine.',
  },
} as const satisfies GameTexts
