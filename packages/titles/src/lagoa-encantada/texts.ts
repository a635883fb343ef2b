import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Lagoa Encantada',
    pitch: 'Até quatro canhões na mesma lagoa. Cada peixe com sua chance à vista.',
  },
  EN: {
    title: 'Enchanted Lagoon',
    pitch: 'Up to four cannons in one pond. Every fish shows its odds.',
  },
} as const satisfies GameTexts
