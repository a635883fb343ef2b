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
  neighbours: 'Vizinhos de cada lado',
  less: 'Menos vizinhos',
  more: 'Mais vizinhos',
  neighboursOf: (pocket: string, eachSide: number) =>
    `${pocket} e ${eachSide} vizinhos de cada lado`,
  covers: (numbers: string) => `cobre ${numbers}`,
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
  noneYet: 'Os números que saírem aparecem aqui.',
  spins: (count: string) => `${count} giros seus nesta sessão`,
  expected: (count: string) => `A linha mostra o esperado: ${count}.`,
  past: 'Giros anteriores não influenciam o próximo.',
  partage: 'La partage: no zero, metade é devolvida',
}

const en: typeof pt = {
  ready: 'Place your chips',
  wheel: 'Roulette wheel',
  table: 'Table',
  track: 'Racetrack',
  statistics: 'Statistics',
  views: 'View',
  neighbours: 'Neighbours on each side',
  less: 'Fewer neighbours',
  more: 'More neighbours',
  neighboursOf: (pocket, eachSide) => `${pocket} and ${eachSide} neighbours on each side`,
  covers: (numbers) => `covers ${numbers}`,
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
  noneYet: 'Results appear here.',
  spins: (count) => `${count} of your spins this session`,
  expected: (count) => `The line shows the expected number: ${count}.`,
  past: 'Past spins do not affect the next one.',
  partage: 'La partage: half returned on zero',
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
