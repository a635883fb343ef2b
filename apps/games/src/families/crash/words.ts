import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly ready: string
  readonly auto: string
  readonly autoOff: string
  readonly betting: (seconds: string) => string
  readonly crashed: string
  readonly cashOut: string
  readonly waitForFlight: string
  readonly inFlight: string
  readonly bets: string
  readonly sums: (count: string, stake: string) => string
  readonly past: string
  readonly takeOff: string
  readonly crashedAt: (multiplier: string) => string
  readonly cashedOutAt: (multiplier: string) => string
}

export const words: InEachLanguage<Words> = {
  PT: {
    ready: 'Aposte antes da decolagem',
    auto: 'Retirada automática',
    autoOff: 'Não',
    betting: (seconds) => `Decola em ${seconds} s`,
    crashed: 'Foi embora!',
    cashOut: 'Retirar',
    waitForFlight: 'Espere o próximo voo',
    inFlight: 'Em voo',
    bets: 'Apostas deste voo',
    sums: (count, stake) => `${count} apostas, ${stake}`,
    past: 'Últimos voos',
    takeOff: 'Decolou.',
    crashedAt: (multiplier) => `O voo terminou em ${multiplier}.`,
    cashedOutAt: (multiplier) => `Retirada em ${multiplier}.`,
  },
  EN: {
    ready: 'Bet before take-off',
    auto: 'Automatic cash-out',
    autoOff: 'Off',
    betting: (seconds) => `Takes off in ${seconds} s`,
    crashed: 'Gone!',
    cashOut: 'Cash out',
    waitForFlight: 'Wait for the next flight',
    inFlight: 'In flight',
    bets: 'Bets in this flight',
    sums: (count, stake) => `${count} bets, ${stake}`,
    past: 'Past flights',
    takeOff: 'Take-off.',
    crashedAt: (multiplier) => `The flight ended at ${multiplier}.`,
    cashedOutAt: (multiplier) => `Cashed out at ${multiplier}.`,
  },
}
