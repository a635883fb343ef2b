import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Café Coado',
    pitch: 'Três iguais dão o prêmio; a xícara diz por quanto ele se multiplica.',
  },
  EN: {
    title: 'Fresh Coffee',
    pitch: 'Match three for the prize; the cup says what multiplies it.',
  },
} as const satisfies GameTexts
