import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Cascata de Caju',
    pitch: 'De 8 a 16 linhas de pinos e três riscos: solte a bola e veja onde cai.',
  },
  EN: {
    title: 'Cashew Cascade',
    pitch: '8 to 16 rows of pegs and three risk levels: drop the ball and see where it lands.',
  },
} as const satisfies GameTexts
