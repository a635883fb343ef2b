import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  rows: 'Linhas',
  fewer: 'Menos linhas',
  more: 'Mais linhas',
  board: (rows: number, most: string) => `${rows} linhas de pinos, maior prêmio ${most}`,
  ready: 'Escolha o risco e solte a bola',
  chance: (chance: string) => `chance desta casa ${chance}`,
  fell: (slot: number, pays: string) => `A bola caiu na casa ${slot}: ${pays}.`,
}

const en: typeof pt = {
  rows: 'Rows',
  fewer: 'Fewer rows',
  more: 'More rows',
  board: (rows, most) => `${rows} rows of pegs, maximum prize ${most}`,
  ready: 'Choose the risk and drop the ball',
  chance: (chance) => `chance of this slot: ${chance}`,
  fell: (slot, pays) => `The ball fell into slot ${slot}: ${pays}.`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
