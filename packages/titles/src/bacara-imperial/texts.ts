import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Bacará Imperial',
    pitch: 'Jogador, banca ou empate: quem chega mais perto de nove.',
  },
  EN: {
    title: 'Imperial Baccarat',
    pitch: 'Player, banker or tie: closest to nine wins.',
  },
} as const satisfies GameTexts
