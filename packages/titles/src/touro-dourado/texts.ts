import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Touro Dourado',
    pitch: 'Rodeio bravo: nas rodadas grátis o multiplicador começa em oito e chega a 64.',
    symbols: {
      sun: 'Sol',
      trophy: 'Troféu',
      bull: 'Touro',
      eagle: 'Águia',
      horse: 'Cavalo',
      cowboy: 'Peão',
      guitar: 'Viola',
      boot: 'Bota',
      wheel: 'Roda',
      cactus: 'Cacto',
      corn: 'Milho',
      coffee: 'Café',
    },
  },
  EN: {
    title: 'Golden Bull',
    pitch: 'Wild rodeo: in free spins the multiplier starts at 8× and reaches 64×.',
    symbols: {
      sun: 'Sun',
      trophy: 'Trophy',
      bull: 'Bull',
      eagle: 'Eagle',
      horse: 'Horse',
      cowboy: 'Cowboy',
      guitar: 'Banjo',
      boot: 'Boot',
      wheel: 'Wheel',
      cactus: 'Cactus',
      corn: 'Corn',
      coffee: 'Coffee',
    },
  },
} as const satisfies TitleTexts
