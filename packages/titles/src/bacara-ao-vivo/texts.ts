import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Bacará Ao Vivo',
    pitch: 'Jogador ou banca, na mesma mesa que todo mundo, com as estradas da sala.',
  },
  EN: {
    title: 'Live Baccarat',
    pitch: 'Player or banker, at the same table as everybody, with the roads of the room.',
  },
} as const satisfies GameTexts
