import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  card: 'Cartela',
  goal: 'Desenho',
  pays: 'Prêmios por bolas',
  upTo: (balls: number) => `até ${balls}`,
  ready: 'Escolha o desenho e jogue',
  balls: (count: number) => `${count} bolas`,
  complete: (count: number) => `Desenho completo com ${count} bolas.`,
  notComplete: (count: number) => `${count} bolas, desenho não completo.`,
}

const en: typeof pt = {
  card: 'Card',
  goal: 'Pattern',
  pays: 'Prizes by balls',
  upTo: (balls) => `up to ${balls}`,
  ready: 'Choose the pattern and play',
  balls: (count) => `${count} balls`,
  complete: (count) => `Pattern complete with ${count} balls.`,
  notComplete: (count) => `${count} balls, pattern not complete.`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
