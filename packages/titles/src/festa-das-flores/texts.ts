import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Festa das Flores',
    pitch: 'Em Holambra, cada três buquês dão direito a colher três botões.',
    symbols: {
      bee: 'Abelha',
      bouquet: 'Buquê',
      rose: 'Rosa',
      sunflower: 'Girassol',
      tulip: 'Tulipa',
      ladybird: 'Joaninha',
      vase: 'Vaso',
      seedling: 'Muda',
      snail: 'Caracol',
      trowel: 'Balde',
    },
  },
  EN: {
    title: 'Flower Festival',
    pitch: 'Three bouquets let you pick three buds, and the bonus comes often.',
    symbols: {
      bee: 'Bee',
      bouquet: 'Bouquet',
      rose: 'Rose',
      sunflower: 'Sunflower',
      tulip: 'Tulip',
      ladybird: 'Ladybird',
      vase: 'Potted plant',
      seedling: 'Seedling',
      snail: 'Snail',
      trowel: 'Bucket',
    },
  },
} as const satisfies TitleTexts
