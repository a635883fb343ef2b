import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Bacará Ao Vivo',
    pitch: 'Jogador ou banca, na mesma mesa que todo mundo, com as estradas da sala.',
  },
  EN: {
    title: 'Live Baccarat',
    pitch: 'Player or banker at one table for everyone, with shared roads.',
  },
} as const satisfies GameTexts
