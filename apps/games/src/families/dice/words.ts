import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  side: 'Ganham os números',
  sides: { under: 'Mais baixos', over: 'Mais altos' },
  chance: 'Chance',
  less: 'Diminuir a chance',
  more: 'Aumentar a chance',
  slider: 'Escolher a chance',
  pays: 'Paga',
  prize: 'Prêmio',
  wins: {
    under: (edge: string) => `Ganha de 0,00 a ${edge}`,
    over: (edge: string) => `Ganha de ${edge} a 99,99`,
  },
  ready: 'Escolha a sua chance',
  rolled: (roll: string) => `Saiu ${roll}.`,
}

const en: typeof pt = {
  side: 'Winning numbers',
  sides: { under: 'Low', over: 'High' },
  chance: 'Chance',
  less: 'Lower the chance',
  more: 'Raise the chance',
  slider: 'Choose the chance',
  pays: 'Pays',
  prize: 'Prize',
  wins: {
    under: (edge) => `Wins from 0.00 to ${edge}`,
    over: (edge) => `Wins from ${edge} to 99.99`,
  },
  ready: 'Choose your chance',
  rolled: (roll) => `Rolled ${roll}.`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
