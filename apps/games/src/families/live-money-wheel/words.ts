import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly wheel: string
  readonly boost: (place: string, times: string) => string
  readonly noBoost: string
  readonly stopped: (place: string, odds: string) => string
  readonly double: string
  readonly last: string
}

export const words: InEachLanguage<Words> = {
  PT: {
    wheel: 'Roda do show',
    boost: (place, times) => `${place} vale ${times}`,
    noBoost: 'Nenhum lugar multiplicado',
    stopped: (place, odds) => `Parou em ${place}, paga ${odds}.`,
    double: 'dobro',
    last: 'Últimos resultados',
  },
  EN: {
    wheel: 'Wheel of the show',
    boost: (place, times) => `${place} pays ${times}`,
    noBoost: 'No place is multiplied',
    stopped: (place, odds) => `Stopped at ${place}, pays ${odds}.`,
    double: 'double',
    last: 'Last results',
  },
}
