import type { InEachLanguage } from '@trevo/languages/languages.ts'

/** The sign of play money, in place of R$. */
export const playSign = 'DEMO'

const pt = {
  /** Shown on every screen. */
  mark: 'Demonstração · dinheiro fictício',
  balance: 'Dinheiro fictício',
  insufficient: 'Dinheiro fictício insuficiente para esta aposta.',
  more: 'Recarregar',
}

const en: typeof pt = {
  mark: 'Demo · play money',
  balance: 'Play money',
  insufficient: 'Not enough play money for this stake.',
  more: 'Top up',
}

export const demoWords: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type DemoWords = typeof pt
