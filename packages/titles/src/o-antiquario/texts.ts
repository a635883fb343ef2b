import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'O Antiquário',
    pitch: 'Três espelhos abrem a cômoda: puxe gavetas até dar com a teia.',
    symbols: {
      painting: 'Quadro',
      mirror: 'Espelho',
      telephone: 'Telefone',
      radio: 'Rádio de válvula',
      sofa: 'Sofá',
      dolls: 'Bonecas russas',
      candle: 'Castiçal',
      books: 'Livros raros',
      chair: 'Cadeira de palhinha',
      pen: 'Caneta-tinteiro',
    },
  },
  EN: {
    title: 'The Antique Shop',
    pitch: 'Three mirrors open the chest: pull drawers until you meet the cobweb.',
    symbols: {
      painting: 'Painting',
      mirror: 'Mirror',
      telephone: 'Telephone',
      radio: 'Valve radio',
      sofa: 'Sofa',
      dolls: 'Russian dolls',
      candle: 'Candlestick',
      books: 'Rare books',
      chair: 'Cane chair',
      pen: 'Fountain pen',
    },
  },
} as const satisfies TitleTexts
