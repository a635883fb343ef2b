import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Keno do Mar',
    pitch: 'Marque até dez conchas de quarenta; dez são sorteadas.',
  },
  EN: {
    title: 'Sea Keno',
    pitch: 'Pick up to ten of forty shells; ten are drawn.',
  },
} as const satisfies GameTexts
