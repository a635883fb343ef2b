import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Moai Místico',
    pitch: 'As pedras despertam e caem: a sexta cascata seguida paga vinte vezes.',
    symbols: {
      stars: 'Via Láctea',
      moai: 'Moai',
      turtle: 'Tartaruga',
      palm: 'Palmeira',
      coconut: 'Coco',
      shell: 'Concha',
      fish: 'Peixe',
      wave: 'Onda',
      flower: 'Hibisco',
    },
  },
  EN: {
    title: 'Mystic Moai',
    pitch: 'The stones wake and fall: the sixth cascade in a row pays 20×.',
    symbols: {
      stars: 'Milky Way',
      moai: 'Moai',
      turtle: 'Turtle',
      palm: 'Palm tree',
      coconut: 'Coconut',
      shell: 'Shell',
      fish: 'Fish',
      wave: 'Wave',
      flower: 'Hibiscus',
    },
  },
} as const satisfies TitleTexts
