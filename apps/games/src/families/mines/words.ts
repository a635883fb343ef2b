import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly field: string
  readonly mines: string
  readonly fewer: string
  readonly more: string
  readonly ladder: string
  readonly cell: (row: number, column: number) => string
  readonly states: Readonly<Record<'closed' | 'gem' | 'mine', string>>
  readonly cashOut: string
  readonly random: string
  readonly ready: string
  readonly first: (pays: string, chance: string) => string
  readonly next: (pays: string, chance: string) => string
  readonly gems: (count: number) => string
  readonly hit: string
}

export const words: InEachLanguage<Words> = {
  PT: {
    field: 'Campo',
    mines: 'Minas',
    fewer: 'Menos minas',
    more: 'Mais minas',
    ladder: 'Multiplicadores',
    cell: (row, column) => `Linha ${row}, coluna ${column}`,
    states: { closed: 'fechada', gem: 'esmeralda', mine: 'mina' },
    cashOut: 'Retirar',
    random: 'Sortear',
    ready: 'Escolha as minas e jogue',
    first: (pays, chance) => `A primeira casa paga ${pays} · chance ${chance}`,
    next: (pays, chance) => `A próxima paga ${pays} · chance ${chance}`,
    gems: (count) => (count === 1 ? '1 esmeralda' : `${count} esmeraldas`),
    hit: 'Mina!',
  },
  EN: {
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
  },
}
