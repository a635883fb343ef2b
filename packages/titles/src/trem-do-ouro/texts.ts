import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Trem do Ouro',
    pitch: 'Cinco vagões já bastam: a composição vai se enchendo a cada apito.',
    symbols: {
      engine: 'Maria-fumaça',
      wagon: 'Vagão',
      tophat: 'Barão',
      station: 'Estação',
      watch: 'Relógio',
      suitcase: 'Mala',
      whistle: 'Corneta',
      gear: 'Engrenagem',
      track: 'Trilho',
      label: 'Bilhete',
    },
  },
  EN: {
    title: 'Gold Train',
    pitch: 'Five wagons are enough: the train grows with every whistle.',
    symbols: {
      engine: 'Steam engine',
      wagon: 'Wagon',
      tophat: 'The baron',
      station: 'Station',
      watch: 'Watch',
      suitcase: 'Suitcase',
      whistle: 'Horn',
      gear: 'Gear',
      track: 'Track',
      label: 'Ticket',
    },
  },
} as const satisfies TitleTexts
