import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Roda da Feira',
    pitch: 'De 10 a 50 segmentos e três riscos: gire e leve o multiplicador em que a roda parar.',
  },
  EN: {
    title: 'Fairground Wheel',
    pitch: '10 to 50 segments and three risk levels: spin and win the multiplier it lands on.',
  },
} as const satisfies GameTexts
