import type { InEachLanguage } from '@trevo/languages/languages.ts'

const outside = (
  dozen: (number: number) => string,
  column: (number: number) => string,
): Record<string, string> => ({
  'dozen-1': dozen(1),
  'dozen-2': dozen(2),
  'dozen-3': dozen(3),
  'column-1': column(1),
  'column-2': column(2),
  'column-3': column(3),
})

const pt = {
  ready: 'Coloque as suas fichas',
  wheel: 'Roda da roleta',
  table: 'Mesa',
  track: 'Pista',
  statistics: 'Estatísticas',
  views: 'Exibição',
  numbers: (numbers: string) => `Números ${numbers}`,
  outside: {
    ...outside(
      (number) => `${number}ª dúzia`,
      (number) => `${number}ª coluna`,
    ),
    red: 'Vermelho',
    black: 'Preto',
    even: 'Par',
    odd: 'Ímpar',
    low: 'De 1 a 18',
    high: 'De 19 a 36',
  } as Readonly<Record<string, string>>,
  outsideShort: { low: '1–18', high: '19–36', even: 'Par', odd: 'Ímpar' } as Readonly<
    Record<string, string>
  >,
  colours: { red: 'vermelho', black: 'preto', green: 'verde' },
  fell: (pocket: string, colour: string) => `Saiu ${pocket} ${colour}.`,
  last: 'Últimos números',
  partage: 'La partage: no zero, metade é devolvida',
}

const en: typeof pt = {
  ready: 'Place your chips',
  wheel: 'Roulette wheel',
  table: 'Table',
  track: 'Racetrack',
  statistics: 'Statistics',
  views: 'View',
  numbers: (numbers) => `Numbers ${numbers}`,
  outside: {
    ...outside(
      (number) => `Dozen ${number}`,
      (number) => `Column ${number}`,
    ),
    red: 'Red',
    black: 'Black',
    even: 'Even',
    odd: 'Odd',
    low: '1 to 18',
    high: '19 to 36',
  },
  outsideShort: { low: '1–18', high: '19–36', even: 'Even', odd: 'Odd' },
  colours: { red: 'red', black: 'black', green: 'green' },
  fell: (pocket, colour) => `${pocket} ${colour}.`,
  last: 'Last numbers',
  partage: 'La partage: half returned on zero',
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
