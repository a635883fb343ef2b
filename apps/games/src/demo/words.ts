import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type DemoWords = {
  /** Shown on every screen. */
  readonly mark: string
  readonly balance: string
  readonly insufficient: string
  readonly more: string
}

/** The symbol of play money, in place of R$. */
export const playSign = 'DEMO'

export const demoWords: InEachLanguage<DemoWords> = {
  PT: {
    mark: 'Demonstração · dinheiro fictício',
    balance: 'Dinheiro fictício',
    insufficient: 'Dinheiro fictício insuficiente para esta aposta.',
    more: 'Recarregar',
  },
  EN: {
    mark: 'Demo · play money',
    balance: 'Play money',
    insufficient: 'Not enough play money for this stake.',
    more: 'Top up',
  },
}
