import type { InEachLanguage } from '@trevo/languages/languages.ts'

/** The toys by their id in the model. */
export const names: Readonly<Record<string, InEachLanguage<string>>> = {
  pipoca: { PT: 'Pipoca', EN: 'Popcorn' },
  biju: { PT: 'Biju', EN: 'Biju' },
  topete: { PT: 'Topete', EN: 'Quiff' },
  faisca: { PT: 'Faísca', EN: 'Spark' },
  caju: { PT: 'Caju', EN: 'Cashew' },
  lata: { PT: 'Zé Lata', EN: 'Tin Joe' },
  trovao: { PT: 'Trovão', EN: 'Thunder' },
  bigorna: { PT: 'Bigorna', EN: 'Anvil' },
}
