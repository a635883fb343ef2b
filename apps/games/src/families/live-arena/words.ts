import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly ring: string
  readonly waiting: string
  readonly red: string
  readonly blue: string
  readonly strength: (value: string) => string
  readonly form: (value: string) => string
  readonly record: (results: string) => string
  readonly noRecord: string
  readonly results: { readonly won: string; readonly drawn: string; readonly lost: string }
  readonly last: string
  readonly replay: (red: string, blue: string, result: string) => string
  readonly replaying: string
  readonly round: (number: string) => string
  readonly pushOut: string
  readonly points: string
  readonly won: (name: string, how: string) => string
  readonly drawn: string
  /** Short names of the places, as shown on the table. */
  readonly places: Readonly<Record<string, string>>
}

export const words: InEachLanguage<Words> = {
  PT: {
    ring: 'Ringue com dois brinquedos de corda',
    waiting: 'O confronto está sendo sorteado',
    red: 'Canto vermelho',
    blue: 'Canto azul',
    strength: (value) => `Força ${value}`,
    form: (value) => `forma ${value}`,
    record: (results) => `Últimos: ${results}`,
    noRecord: 'Ainda sem confrontos aqui',
    results: { won: 'V', drawn: 'E', lost: 'D' },
    last: 'Últimos confrontos, toque para rever',
    replay: (red, blue, result) => `${red} × ${blue}: ${result}. Rever`,
    replaying: 'Replay',
    round: (number) => `Round ${number}`,
    pushOut: 'saída do ringue',
    points: 'por pontos',
    won: (name, how) => `${name} vence, ${how}`,
    drawn: 'Empate por pontos',
    places: {
      red: 'Vermelho',
      draw: 'Empate',
      blue: 'Azul',
      'push-out': 'Saída',
      points: 'Pontos',
      'round-1': 'Saída R1',
      'round-2': 'Saída R2',
      'round-3': 'Saída R3',
      'over-2': 'Mais de 2',
      'under-2': 'Até 2',
    },
  },
  EN: {
    ring: 'Ring with two wind-up toys',
    waiting: 'Drawing the next contest',
    red: 'Red corner',
    blue: 'Blue corner',
    strength: (value) => `Strength ${value}`,
    form: (value) => `form ${value}`,
    record: (results) => `Last: ${results}`,
    noRecord: 'No contests here yet',
    results: { won: 'W', drawn: 'D', lost: 'L' },
    last: 'Recent contests, press to replay',
    replay: (red, blue, result) => `${red} × ${blue}: ${result}. Replay`,
    replaying: 'Replay',
    round: (number) => `Round ${number}`,
    pushOut: 'by push-out',
    points: 'on points',
    won: (name, how) => `${name} wins, ${how}`,
    drawn: 'Draw on points',
    places: {
      red: 'Red',
      draw: 'Draw',
      blue: 'Blue',
      'push-out': 'Push',
      points: 'Points',
      'round-1': 'Push R1',
      'round-2': 'Push R2',
      'round-3': 'Push R3',
      'over-2': 'Over 2',
      'under-2': 'Up to 2',
    },
  },
}
