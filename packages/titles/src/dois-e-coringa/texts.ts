import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Dois é Coringa',
    pitch: 'Os quatro dois valem qualquer carta.',
  },
  EN: {
    title: 'Twos Are Wild',
    pitch: 'All four twos stand for any card.',
  },
} as const satisfies GameTexts
