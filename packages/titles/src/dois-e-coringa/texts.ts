import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Dois é Coringa',
    pitch: 'Os quatro dois valem qualquer carta.',
  },
  EN: {
    title: 'Twos Are Wild',
    pitch: 'All four twos are wild.',
  },
} as const satisfies GameTexts
