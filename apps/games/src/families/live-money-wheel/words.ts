import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  wheel: 'Roda do show',
  boost: (place: string, times: string) => `${place} vale ${times}`,
  noBoost: 'Sem multiplicadores nesta rodada',
  stopped: (place: string, odds: string) => `Parou em ${place}, paga ${odds}.`,
  double: 'dobro',
  last: 'Últimos resultados',
}

const en: typeof pt = {
  wheel: 'Game show wheel',
  boost: (place, times) => `${place} pays ${times}`,
  noBoost: 'No multipliers this round',
  stopped: (place, odds) => `Stopped at ${place}, pays ${odds}.`,
  double: 'double',
  last: 'Last results',
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
