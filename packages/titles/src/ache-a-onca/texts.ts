import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Ache a Onça',
    pitch: 'Doze moitas: cada onça escondida mostra um prêmio que é seu.',
  },
  EN: {
    title: 'Find the Jaguar',
    pitch: 'Twelve bushes: every hidden jaguar reveals a prize.',
  },
} as const satisfies GameTexts
