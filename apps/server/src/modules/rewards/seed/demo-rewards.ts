import type { MissionType } from '@trevo/contract/wps/rewards/missions.ts'
import type { TicketKind } from '@trevo/contract/wps/rewards/tickets.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { MissionPeriod } from '../common/domain/periods.ts'

type Names = InEachLanguage<string>

type DemoPrize = {
  readonly type: 'cash' | 'points' | 'freeRounds' | 'physical'
  readonly amount: string
  readonly count?: number
  /** For free rounds: how often their winnings must be wagered before a withdrawal. */
  readonly winTurnover?: number
  readonly names?: Names
  /** Parts of 1,000,000. */
  readonly weight: number
  readonly stock?: number
}

/** The prizes of the demo brand's wheel, egg and envelope; for a thing the amount is its cost. */
export const demoDraws: Readonly<
  Record<TicketKind, { names: Names; prizes: readonly DemoPrize[] }>
> = {
  PRIZE_WHEEL: {
    names: { PT: 'Roda da sorte', EN: 'Lucky wheel' },
    prizes: [
      { type: 'cash', amount: '0.05', weight: 360_000 },
      { type: 'cash', amount: '0.10', weight: 240_000 },
      { type: 'points', amount: '5.00', weight: 180_000 },
      { type: 'cash', amount: '0.20', weight: 120_000, stock: 8_120 },
      { type: 'cash', amount: '0.50', weight: 60_000, stock: 2_040 },
      { type: 'freeRounds', amount: '0.20', count: 5, winTurnover: 1, weight: 10_000, stock: 910 },
      { type: 'cash', amount: '1.00', weight: 29_900, stock: 60 },
      {
        type: 'physical',
        amount: '90.00',
        names: { PT: 'Fone sem fio', EN: 'Wireless earphones' },
        weight: 100,
        stock: 1,
      },
    ],
  },
  GOLDEN_EGG: {
    names: { PT: 'Ovo de ouro', EN: 'Golden egg' },
    prizes: [
      { type: 'points', amount: '10.00', weight: 500_000 },
      { type: 'cash', amount: '0.50', weight: 400_000 },
      { type: 'cash', amount: '2.00', weight: 100_000, stock: 300 },
    ],
  },
  RED_ENVELOPE: {
    names: { PT: 'Envelope', EN: 'Envelope' },
    prizes: [
      { type: 'cash', amount: '0.05', weight: 600_000 },
      { type: 'cash', amount: '0.15', weight: 300_000 },
      { type: 'cash', amount: '0.80', weight: 100_000, stock: 500 },
    ],
  },
}

/** The game of free rounds, by its node. */
export const demoFreeGame = 1001

type DemoMission = {
  readonly names: Names
  readonly drawing: string
  readonly type: MissionType
  readonly period: MissionPeriod
  /** Decimal for money, otherwise a count. */
  readonly target: string
  readonly prize: 'cash' | 'points' | 'draw'
  readonly amount: string
  readonly draw?: TicketKind
  /** The index in this list of its prerequisite. */
  readonly after?: number
}

export const demoMissions: readonly DemoMission[] = [
  {
    names: { PT: 'Verificação em duas etapas', EN: 'Two-step verification' },
    drawing: 'shield',
    type: 'SECOND_FACTOR',
    period: 'ONCE',
    target: '1',
    prize: 'points',
    amount: '30.00',
  },
  {
    names: { PT: 'R$ 160 em apostas hoje', EN: 'Bet R$160 today' },
    drawing: 'four-leaf-clover',
    type: 'STAKED',
    period: 'DAILY',
    target: '160.00',
    prize: 'draw',
    amount: '0.00',
    draw: 'PRIZE_WHEEL',
  },
  {
    names: { PT: 'Mais R$ 160 hoje', EN: 'Bet another R$160 today' },
    drawing: 'bullseye',
    type: 'STAKED',
    period: 'DAILY',
    target: '160.00',
    prize: 'draw',
    amount: '0.00',
    draw: 'RED_ENVELOPE',
    after: 1,
  },
  {
    names: { PT: 'R$ 500 na semana', EN: 'Bet R$500 this week' },
    drawing: 'hourglass-done',
    type: 'STAKED',
    period: 'WEEKLY',
    target: '500.00',
    prize: 'draw',
    amount: '0.00',
    draw: 'GOLDEN_EGG',
  },
  {
    names: { PT: 'Três dias na semana', EN: 'Play on three days this week' },
    drawing: 'calendar',
    type: 'DAYS_PLAYED',
    period: 'WEEKLY',
    target: '3',
    prize: 'points',
    amount: '5.00',
  },
  {
    names: { PT: 'Suas primeiras 10 rodadas', EN: 'Your first 10 rounds' },
    drawing: 'slot-machine',
    type: 'ROUNDS',
    period: 'ONCE',
    target: '10',
    prize: 'points',
    amount: '1.00',
  },
  {
    names: { PT: 'Mais 50 rodadas', EN: 'Another 50 rounds' },
    drawing: 'trophy',
    type: 'ROUNDS',
    period: 'ONCE',
    target: '50',
    prize: 'cash',
    amount: '0.10',
    after: 5,
  },
]

/** Rebate in 1/100 percent of the counted part, by product. */
export const demoRebate: Readonly<Record<string, { rateBp: number; weightBp: number }>> = {
  RNG: { rateBp: 40, weightBp: 10_000 },
  BGS: { rateBp: 40, weightBp: 10_000 },
  LIVE: { rateBp: 30, weightBp: 5_000 },
  PVP: { rateBp: 30, weightBp: 5_000 },
  FISH: { rateBp: 40, weightBp: 10_000 },
  LOTT: { rateBp: 40, weightBp: 10_000 },
  ELOTT: { rateBp: 40, weightBp: 10_000 },
  SPORTS: { rateBp: 25, weightBp: 10_000 },
}

/** The rewards of each level of the demo's ladder. */
export const demoLevels: readonly {
  upgrade: string
  month: string
  birthday: string
  rebateBp: number
}[] = [
  { upgrade: '0.00', month: '0.00', birthday: '0.00', rebateBp: 0 },
  { upgrade: '0.50', month: '0.05', birthday: '0.05', rebateBp: 2 },
  { upgrade: '3.50', month: '0.25', birthday: '0.20', rebateBp: 4 },
  { upgrade: '20.00', month: '1.00', birthday: '0.80', rebateBp: 6 },
  { upgrade: '100.00', month: '3.00', birthday: '2.50', rebateBp: 8 },
  { upgrade: '350.00', month: '10.00', birthday: '8.00', rebateBp: 10 },
]

export const demoReferral = {
  qualify: '2500.00',
  tiers: [
    { from: 1, to: 5, amount: '1.00' },
    { from: 6, to: 20, amount: '1.20' },
  ],
}

export const demoBoard = {
  names: { PT: 'Ranking do mês', EN: 'Monthly ranking' },
  prizes: [
    { from: 1, to: 1, amount: '3000.00' },
    { from: 2, to: 2, amount: '1500.00' },
    { from: 3, to: 3, amount: '800.00' },
    { from: 4, to: 10, amount: '100.00' },
    { from: 11, to: 100, amount: '20.00' },
  ],
}

export const demoRaffle = {
  names: { PT: 'Sorteio do mês', EN: 'Monthly raffle' },
  ticketFor: '50.00',
  prizes: ['1000.00', '250.00', '250.00', '50.00', '50.00'],
}
