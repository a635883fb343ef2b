import type { PrizePlan } from '@trevo/lottery-rules/instant/prize-plan.ts'
import { parseMoney } from '@trevo/money/money.ts'

/** An instant lottery of a demo brand. Its number is also its number in the catalogue, so it never changes. */
export type DemoInstantGame = PrizePlan & {
  readonly id: number
  readonly code: string
  readonly look: string
  readonly names: { readonly EN: string; readonly PT: string }
}

const tier = (amount: string, count: number) => ({ amountMinor: String(parseMoney(amount)), count })

/** Each returns nine tenths of its stakes or a little more. */
export const demoInstantGames: readonly DemoInstantGame[] = [
  {
    id: 8_001,
    code: 'PIPA',
    look: 'kites',
    names: { EN: 'Kites in the Sky', PT: 'Pipas no Céu' },
    priceMinor: String(parseMoney('2.50')),
    ticketCount: 100_000,
    prizes: [
      tier('25000.00', 1),
      tier('1000.00', 10),
      tier('250.00', 80),
      tier('50.00', 600),
      tier('25.00', 1_600),
      tier('10.00', 4_000),
      tier('5.00', 8_000),
      tier('2.50', 8_000),
    ],
  },
  {
    id: 8_002,
    code: 'FEIRA',
    look: 'market',
    names: { EN: 'Market Day', PT: 'Dia de Feira' },
    priceMinor: String(parseMoney('1.00')),
    ticketCount: 50_000,
    prizes: [
      tier('5000.00', 1),
      tier('500.00', 6),
      tier('100.00', 50),
      tier('20.00', 300),
      tier('10.00', 800),
      tier('5.00', 1_600),
      tier('2.00', 3_000),
      tier('1.00', 4_000),
    ],
  },
  {
    id: 8_003,
    code: 'FAROL',
    look: 'lighthouse',
    names: { EN: 'Lighthouse Bay', PT: 'Farol da Barra' },
    priceMinor: String(parseMoney('10.00')),
    ticketCount: 30_000,
    prizes: [
      tier('50000.00', 1),
      tier('2000.00', 15),
      tier('500.00', 72),
      tier('100.00', 400),
      tier('50.00', 800),
      tier('20.00', 2_000),
      tier('10.00', 4_000),
    ],
  },
]

/** The same for the demo's brand of Brazil, under numbers and codes of its own. */
export const brazilInstantGames: readonly DemoInstantGame[] = demoInstantGames.map((game) => ({
  ...game,
  id: game.id + 1_000,
  code: `${game.code}2`,
}))
