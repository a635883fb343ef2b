import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Keno do Mar',
    pitch: 'Marque até dez conchas de quarenta; dez são sorteadas.',
  },
  EN: {
    title: 'Sea Keno',
    pitch: 'Mark up to ten shells of forty; ten are drawn.',
  },
} as const satisfies GameTexts
