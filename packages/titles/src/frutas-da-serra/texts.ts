import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Frutas da Serra',
    pitch: 'Direto do pomar: a cesta cheia gira a roda de até cinco vezes.',
    symbols: {
      honey: 'Mel',
      strawberry: 'Morango',
      apple: 'Maçã',
      peach: 'Pêssego',
      lemon: 'Limão',
      cherries: 'Cerejas',
      blueberries: 'Mirtilos',
    },
  },
  EN: {
    title: 'Mountain Fruits',
    pitch: 'Straight from the orchard: a full basket spins a wheel worth up to 5×.',
    symbols: {
      honey: 'Honey',
      strawberry: 'Strawberry',
      apple: 'Apple',
      peach: 'Peach',
      lemon: 'Lemon',
      cherries: 'Cherries',
      blueberries: 'Blueberries',
    },
  },
} as const satisfies TitleTexts
