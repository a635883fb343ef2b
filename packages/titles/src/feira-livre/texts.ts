import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Feira Livre',
    pitch: 'Barraca cheia: grupos de cinco somem e o multiplicador sobe na xepa.',
    symbols: {
      basket: 'Cesta',
      scale: 'Balança',
      pineapple: 'Abacaxi',
      bellpepper: 'Pimentão',
      tomato: 'Tomate',
      eggplant: 'Berinjela',
      carrot: 'Cenoura',
      broccoli: 'Brócolis',
      onion: 'Cebola',
    },
  },
  EN: {
    title: 'Street Market',
    pitch: 'A stall piled high: clusters of five vanish and the multiplier climbs.',
    symbols: {
      basket: 'Basket',
      scale: 'Scales',
      pineapple: 'Pineapple',
      bellpepper: 'Bell pepper',
      tomato: 'Tomato',
      eggplant: 'Eggplant',
      carrot: 'Carrot',
      broccoli: 'Broccoli',
      onion: 'Onion',
    },
  },
} as const satisfies TitleTexts
