import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Bacará Ligeiro',
    pitch:
      'Rodadas de 15 segundos, qualquer par e quantas cartas vão sair, na mesma mesa para todos.',
  },
  EN: {
    title: 'Quick Baccarat',
    pitch: 'Rounds of 15 seconds, either pair and the number of cards, at one table for everyone.',
  },
} as const satisfies GameTexts
