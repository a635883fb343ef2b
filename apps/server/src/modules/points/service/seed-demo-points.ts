import type { Pool } from '@trevo/database/connect.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'
import { parseMoney } from '@trevo/money/money.ts'

/** Reais that have to be staked and settled, or deposited, for one point. */
const realsForPoint: Readonly<Record<string, string>> = {
  RNG: '10.00',
  LIVE: '20.00',
  PVP: '20.00',
  FISH: '10.00',
  SPORTS: '15.00',
  ESPORTS: '15.00',
  BGS: '10.00',
  LOTT: '5.00',
  ELOTT: '5.00',
  COCKFIGHT: '20.00',
  DEPOSIT: '20.00',
}

type DemoReward = {
  readonly kind: 'GIFT' | 'PROMOTION' | 'LIVE_ITEM'
  readonly names: InEachLanguage<string>
  readonly conditions: InEachLanguage<string>
  readonly drawing: string
  readonly points: string
  readonly amount: string
  readonly prize: string | null
  readonly stock: number
  readonly perMember: number
  readonly needsDecision: boolean
}

const sent = {
  PT: 'Enviado em até 12 dias úteis, para todo o Brasil.',
  EN: 'Sent within 12 working days, anywhere in Brazil.',
}
const paid = {
  PT: 'Dinheiro no saldo na hora, sem condição de aposta.',
  EN: 'Money in your balance at once, with no wagering condition.',
}

const rewards: readonly DemoReward[] = [
  {
    kind: 'GIFT',
    names: { PT: 'Camiseta Trevo', EN: 'Trevo T-shirt' },
    conditions: sent,
    drawing: 'wrapped-gift',
    points: '1800.00',
    amount: '12.00',
    prize: null,
    stock: 40,
    perMember: 2,
    needsDecision: true,
  },
  {
    kind: 'PROMOTION',
    names: { PT: 'R$ 10 no saldo', EN: 'R$10 in your balance' },
    conditions: paid,
    drawing: 'money-bag',
    points: '1000.00',
    amount: '0.00',
    prize: '10.00',
    stock: 500,
    perMember: 10,
    needsDecision: false,
  },
  {
    kind: 'PROMOTION',
    names: { PT: 'R$ 1 no saldo', EN: 'R$1 in your balance' },
    conditions: paid,
    drawing: 'coin',
    points: '100.00',
    amount: '0.00',
    prize: '1.00',
    stock: 5000,
    perMember: 50,
    needsDecision: false,
  },
  {
    kind: 'LIVE_ITEM',
    names: { PT: 'Nome no mural do Trevo', EN: 'Your name on Trevo’s wall' },
    conditions: {
      PT: 'Seu apelido fica uma semana no mural de agradecimento.',
      EN: 'Your nickname stands on our wall of thanks for a week.',
    },
    drawing: 'glowing-star',
    points: '50.00',
    amount: '0.00',
    prize: null,
    stock: 100,
    perMember: 1,
    needsDecision: true,
  },
  {
    kind: 'GIFT',
    names: { PT: 'Fone sem fio', EN: 'Wireless earphones' },
    conditions: sent,
    drawing: 'headphone',
    points: '9000.00',
    amount: '0.00',
    prize: null,
    stock: 5,
    perMember: 1,
    needsDecision: true,
  },
]

/** The demo brand's mall, made once; what an operator changed since stays. */
export const seedDemoPoints = async (pool: Pool, brandId: number): Promise<void> => {
  const { rows } = await pool.query(
    `insert into points.setting (brand_id, per_real_minor, convert_minor_min)
     values ($1, $2, $3) on conflict do nothing returning brand_id`,
    [brandId, parseMoney('20.00'), parseMoney('5.00')],
  )
  if (rows.length === 0) return
  for (const [product, stake] of Object.entries(realsForPoint)) {
    await pool.query('insert into points.rule values ($1, $2, $3, $4) on conflict do nothing', [
      brandId,
      product,
      parseMoney(stake),
      parseMoney('1.00'),
    ])
  }
  for (const [place, reward] of rewards.entries()) {
    await pool.query(
      `insert into points.reward (brand_id, kind, names, conditions, drawing, points_minor,
         amount_minor, prize_minor, stock, per_member, needs_decision, place)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        brandId,
        reward.kind,
        reward.names,
        reward.conditions,
        reward.drawing,
        parseMoney(reward.points),
        parseMoney(reward.amount),
        reward.prize === null ? null : parseMoney(reward.prize),
        reward.stock,
        reward.perMember,
        reward.needsDecision,
        place,
      ],
    )
  }
}
