import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  ring: 'Ringue com dois brinquedos de corda',
  waiting: 'O confronto está sendo sorteado',
  red: 'Canto vermelho',
  blue: 'Canto azul',
  strength: (value: string) => `Força ${value}`,
  form: (value: string) => `forma ${value}`,
  record: (results: string) => `Últimos: ${results}`,
  noRecord: 'Ainda sem confrontos aqui',
  results: { won: 'V', drawn: 'E', lost: 'D' },
  last: 'Últimos confrontos, toque para rever',
  replay: (red: string, blue: string, result: string) => `${red} × ${blue}: ${result}. Rever`,
  replaying: 'Replay',
  round: (number: string) => `Round ${number}`,
  pushOut: 'saída do ringue',
  points: 'por pontos',
  won: (name: string, how: string) => `${name} vence, ${how}`,
  drawn: 'Empate por pontos',
  /** Short names of the places, as shown on the table. */
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
  } as Readonly<Record<string, string>>,
}

const en: typeof pt = {
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
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
