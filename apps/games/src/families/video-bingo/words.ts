import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  card: (number: number) => `Cartela ${number}`,
  balls: 'Bolas sorteadas',
  patterns: 'Desenhos e prêmios',
  extras: (count: number, most: number) => `Bolas extras · ${count} de ${most}`,
  buy: 'Bola extra',
  finish: 'Encerrar',
  missing: (count: number) => `falta 1 · ${count}`,
  ready: 'Quatro cartelas, trinta bolas',
  won: (money: string) => `Ganho até aqui: ${money}`,
  drawn: (list: string) => `Bolas: ${list}.`,
  extra: (ball: number) => `Bola extra ${ball}.`,
}

const en: typeof pt = {
  card: (number) => `Card ${number}`,
  balls: 'Balls drawn',
  patterns: 'Patterns and prizes',
  extras: (count, most) => `Extra balls · ${count} of ${most}`,
  buy: 'Extra ball',
  finish: 'Finish',
  missing: (count) => `1 missing · ${count}`,
  ready: 'Four cards, thirty balls',
  won: (money) => `Won so far: ${money}`,
  drawn: (list) => `Balls: ${list}.`,
  extra: (ball) => `Extra ball ${ball}.`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
