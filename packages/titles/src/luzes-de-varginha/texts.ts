import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Luzes de Varginha',
    pitch: 'Duas apostas no mesmo disco voador: retire cada uma antes que ele suma no céu.',
  },
  EN: {
    title: 'Lights over Varginha',
    pitch: 'Two bets on one flying saucer: cash out each before it is gone.',
  },
} as const satisfies GameTexts
