import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Arena dos Brinquedos',
    pitch: 'Aves de corda se empurram no ringue. Odds abertas, ninguém se machuca.',
  },
  EN: {
    title: 'Toy Arena',
    pitch: 'Wind-up birds battle in the ring. Published odds, nobody gets hurt.',
  },
} as const satisfies GameTexts
