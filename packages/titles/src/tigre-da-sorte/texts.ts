import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Tigre da Sorte',
    pitch: 'Encha a tela com um só símbolo e o prêmio vale dez vezes mais.',
    symbols: {
      tiger: 'Tigre',
      gold: 'Saco de ouro',
      lantern: 'Lanterna',
      envelope: 'Envelope da sorte',
      firecracker: 'Bombinha',
      coin: 'Moeda',
      tangerine: 'Tangerina',
    },
  },
  EN: {
    title: 'Lucky Tiger',
    pitch: 'Fill the screen with one symbol and the prize is worth ten times more.',
    symbols: {
      tiger: 'Tiger',
      gold: 'Bag of gold',
      lantern: 'Lantern',
      envelope: 'Lucky envelope',
      firecracker: 'Firecracker',
      coin: 'Coin',
      tangerine: 'Tangerine',
    },
  },
} as const satisfies TitleTexts
