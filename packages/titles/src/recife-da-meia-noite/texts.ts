import type { GameTexts } from '../define-game.ts'

export const texts = {
  PT: {
    title: 'Recife da Meia-Noite',
    pitch: 'Corais acesos, arraias e um rei para enfrentar em grupo.',
  },
  EN: {
    title: 'Midnight Reef',
    pitch: 'Glowing corals, manta rays and a king to face together.',
  },
} as const satisfies GameTexts
