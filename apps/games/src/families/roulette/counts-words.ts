import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  own: {
    counted: (count: string) => `${count} giros seus nesta sessão.`,
    noneYet: 'Os números que saírem aparecem aqui.',
  },
  table: {
    counted: (count: string) => `Últimas ${count} rodadas desta mesa.`,
    noneYet: 'Os números desta mesa aparecem aqui.',
  },
  expected: (count: string) => `A linha mostra o esperado: ${count}.`,
  past: 'Giros anteriores não influenciam o próximo.',
}

const en: typeof pt = {
  own: {
    counted: (count) => `${count} of your spins this session.`,
    noneYet: 'Results appear here.',
  },
  table: {
    counted: (count) => `Last ${count} rounds of this table.`,
    noneYet: 'Results of this table appear here.',
  },
  expected: (count) => `The line shows the expected number: ${count}.`,
  past: 'Past spins do not affect the next one.',
}

/** Texts of the counts, which are loaded when first opened. */
export const countsWords: InEachLanguage<typeof pt> = { PT: pt, EN: en }
