import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Vinte e Um Ao Vivo',
    pitch: 'Sete lugares, uma banca: sente, decida na sua vez ou aposte atrás de quem joga.',
  },
  EN: {
    title: 'Live Twenty-One',
    pitch: 'Seven seats, one dealer: take a seat, play your turn or bet behind.',
  },
} as const satisfies GameTexts
