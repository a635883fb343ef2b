import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  target: 'Alvo',
  quick: 'Alvos',
  chance: 'Chance',
  prize: 'Prêmio',
  ready: 'Escolha o alvo',
  flew: (result: string, target: string) => `O tucano subiu até ${result}; o alvo era ${target}.`,
}

const en: typeof pt = {
  target: 'Target',
  quick: 'Targets',
  chance: 'Chance',
  prize: 'Prize',
  ready: 'Choose the target',
  flew: (result, target) => `The toucan rose to ${result}; the target was ${target}.`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
