import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  field: 'Campo',
  mines: 'Minas',
  fewer: 'Menos minas',
  more: 'Mais minas',
  ladder: 'Multiplicadores',
  cell: (row: number, column: number) => `Linha ${row}, coluna ${column}`,
  states: { closed: 'fechada', gem: 'esmeralda', mine: 'mina' },
  cashOut: 'Retirar',
  random: 'Sortear',
  ready: 'Escolha as minas e jogue',
  first: (pays: string, chance: string) => `A primeira casa paga ${pays} · chance ${chance}`,
  next: (pays: string, chance: string) => `A próxima paga ${pays} · chance ${chance}`,
  gems: (count: number) => (count === 1 ? '1 esmeralda' : `${count} esmeraldas`),
  hit: 'Mina!',
}

const en: typeof pt = {
  field: 'Field',
  mines: 'Mines',
  fewer: 'Fewer mines',
  more: 'More mines',
  ladder: 'Multipliers',
  cell: (row, column) => `Row ${row}, column ${column}`,
  states: { closed: 'closed', gem: 'emerald', mine: 'mine' },
  cashOut: 'Cash out',
  random: 'Random',
  ready: 'Choose the mines and play',
  first: (pays, chance) => `The first cell pays ${pays} · chance ${chance}`,
  next: (pays, chance) => `The next one pays ${pays} · chance ${chance}`,
  gems: (count) => (count === 1 ? '1 emerald' : `${count} emeralds`),
  hit: 'Mine!',
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
