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
    noBoost: 'Sem multiplicadores nesta rodada',
    stopped: (place, odds) => `Parou em ${place}, paga ${odds}.`,
    double: 'dobro',
    last: 'Últimos resultados',
  },
  EN: {
    wheel: 'Game show wheel',
    boost: (place, times) => `${place} pays ${times}`,
    noBoost: 'No multipliers this round',
    stopped: (place, odds) => `Stopped at ${place}, pays ${odds}.`,
    double: 'double',
    last: 'Last results',
  },
}
