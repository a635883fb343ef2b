import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly side: string
  readonly sides: Readonly<Record<'under' | 'over', string>>
  readonly chance: string
  readonly less: string
  readonly more: string
  readonly slider: string
  readonly pays: string
  readonly prize: string
  readonly wins: Readonly<Record<'under' | 'over', (edge: string) => string>>
  readonly ready: string
  readonly rolled: (roll: string) => string
}

export const words: InEachLanguage<Words> = {
  PT: {
    side: 'Ganham os números',
    sides: { under: 'Mais baixos', over: 'Mais altos' },
    chance: 'Chance',
    less: 'Diminuir a chance',
    more: 'Aumentar a chance',
    slider: 'Escolher a chance',
    pays: 'Paga',
    prize: 'Prêmio',
    wins: {
      under: (edge) => `Ganha de 0,00 a ${edge}`,
      over: (edge) => `Ganha de ${edge} a 99,99`,
    },
    ready: 'Escolha a sua chance',
    rolled: (roll) => `Saiu ${roll}.`,
  },
  EN: {
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
  },
}
