import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Seis de Ouro',
    pitch: 'Bacará ao vivo sem comissão: a banca paga um para um, e metade quando vence com seis.',
  },
  EN: {
    title: 'Golden Six',
    pitch: 'Live baccarat with no commission: banker pays even money, half on a win with six.',
  },
} as const satisfies GameTexts
