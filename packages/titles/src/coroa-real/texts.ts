import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Coroa Real',
    pitch: 'Cada coroa dobra a linha; três castelos abrem rodadas grátis que pagam o triplo.',
    symbols: {
      crown: 'Coroa',
      castle: 'Castelo',
      lion: 'Leão',
      princess: 'Princesa',
      horse: 'Cavalo',
      shield: 'Escudo',
      swords: 'Espadas',
      goblet: 'Taça',
      ring: 'Anel',
      key: 'Chave',
    },
  },
  EN: {
    title: 'Royal Crown',
    pitch: 'Every crown doubles its line; three castles open free spins that pay triple.',
    symbols: {
      crown: 'Crown',
      castle: 'Castle',
      lion: 'Lion',
      princess: 'Princess',
      horse: 'Horse',
      shield: 'Shield',
      swords: 'Swords',
      goblet: 'Goblet',
      ring: 'Ring',
      key: 'Key',
    },
  },
} as const satisfies TitleTexts
