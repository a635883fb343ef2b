import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  segments: 'Segmentos',
  wheel: (count: number) => `Roda de ${count} segmentos`,
  legend: 'Valores da roda',
  share: (count: number, of: number) => `${count} de ${of}`,
  ready: 'Escolha a roda e gire',
  chance: (count: number, of: number) => `${count} de ${of} segmentos`,
  stopped: (pays: string) => `A roda parou em ${pays}.`,
}

const en: typeof pt = {
  segments: 'Segments',
  wheel: (count) => `Wheel of ${count} segments`,
  legend: 'Wheel values',
  share: (count, of) => `${count} of ${of}`,
  ready: 'Choose the wheel and spin',
  chance: (count, of) => `${count} of ${of} segments`,
  stopped: (pays) => `The wheel stopped at ${pays}.`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
