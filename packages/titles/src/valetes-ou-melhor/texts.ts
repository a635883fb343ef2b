import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Valetes ou Melhor',
    pitch: 'Segure o melhor, troque o resto: de uma a dez mãos.',
  },
  EN: {
    title: 'Jacks and Up',
    pitch: 'Hold the best, draw the rest: one to ten hands.',
  },
} as const satisfies GameTexts
