import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly ready: string
  readonly auto: string
  readonly autoShort: string
  readonly autoAt: string
  readonly betting: (seconds: string) => string
  readonly preparing: string
  readonly crashed: string
  readonly bet: string
  readonly betNext: string
  readonly takeOffBet: string
  readonly placing: string
  readonly placed: string
  readonly inFlight: string
  readonly cashOut: string
  readonly cashingOut: string
  readonly second: string
  readonly addSecond: string
  readonly removeSecond: string
  readonly stakeLess: string
  readonly stakeMore: string
  readonly secondStake: string
  readonly bets: string
  readonly nobody: string
  readonly sums: (count: number, stake: string) => string
  readonly you: string
  readonly past: string
  readonly pastFlight: (number: string, multiplier: string) => string
  readonly takeOff: string
  readonly crashedAt: (multiplier: string) => string
  readonly cashedOutAt: (multiplier: string) => string
  readonly lost: string
  readonly connectionLost: string
}

export const words: InEachLanguage<Words> = {
  PT: {
    ready: 'Aposte antes da decolagem',
    auto: 'Retirada automática',
    autoShort: 'Auto',
    autoAt: 'Retirar em',
    betting: (seconds) => `Decola em ${seconds} s`,
    preparing: 'O próximo voo está sendo preparado',
    crashed: 'Foi embora!',
    bet: 'Apostar',
    betNext: 'No próximo voo',
    takeOffBet: 'Não apostar',
    placing: 'Apostando…',
    placed: 'Apostado',
    inFlight: 'Em voo',
    cashOut: 'Retirar',
    cashingOut: 'Retirando…',
    second: 'Segunda aposta',
    addSecond: '+ 2ª aposta',
    removeSecond: 'Remover a segunda aposta',
    stakeLess: 'Diminuir a segunda aposta',
    stakeMore: 'Aumentar a segunda aposta',
    secondStake: 'Valor da segunda aposta',
    bets: 'Apostas deste voo',
    nobody: 'Ninguém apostou neste voo ainda',
    sums: (count, stake) => `${count === 1 ? '1 aposta' : `${count} apostas`} · ${stake}`,
    you: 'você',
    past: 'Últimos voos, o mais novo primeiro',
    pastFlight: (number, multiplier) => `Voo ${number}: ${multiplier}. Verificar`,
    takeOff: 'Decolou.',
    crashedAt: (multiplier) => `O voo terminou em ${multiplier}.`,
    cashedOutAt: (multiplier) => `Retirada em ${multiplier}.`,
    lost: 'Sem retirada neste voo',
    connectionLost: 'Reconectando… A retirada automática continua valendo.',
  },
  EN: {
    ready: 'Bet before take-off',
    auto: 'Auto cash-out',
    autoShort: 'Auto',
    autoAt: 'Cash out at',
    betting: (seconds) => `Takes off in ${seconds} s`,
    preparing: 'The next flight is getting ready',
    crashed: 'Flew away!',
    bet: 'Bet',
    betNext: 'Next flight',
    takeOffBet: 'No bet',
    placing: 'Betting…',
    placed: 'Bet placed',
    inFlight: 'In flight',
    cashOut: 'Cash out',
    cashingOut: 'Cashing out…',
    second: 'Second bet',
    addSecond: '+ 2nd bet',
    removeSecond: 'Remove the second bet',
    stakeLess: 'Lower the second bet',
    stakeMore: 'Raise the second bet',
    secondStake: 'Second bet stake',
    bets: 'Bets in this flight',
    nobody: 'Nobody has bet on this flight yet',
    sums: (count, stake) => `${count === 1 ? '1 bet' : `${count} bets`} · ${stake}`,
    you: 'you',
    past: 'Past flights, newest first',
    pastFlight: (number, multiplier) => `Flight ${number}: ${multiplier}. Verify`,
    takeOff: 'Take-off.',
    crashedAt: (multiplier) => `The flight ended at ${multiplier}.`,
    cashedOutAt: (multiplier) => `Cashed out at ${multiplier}.`,
    lost: 'No cash-out in this flight',
    connectionLost: 'Reconnecting… Auto cash-out is still active.',
  },
}
