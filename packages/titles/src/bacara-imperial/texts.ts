import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Bacará Imperial',
    pitch: 'Jogador, banca ou empate: quem chega mais perto de nove.',
  },
  EN: {
    title: 'Imperial Baccarat',
    pitch: 'Player, banker or tie: whoever comes closer to nine.',
  },
} as const satisfies GameTexts
