import type { Pool } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'

const demoRules = [
  { kind: 'deposits', minutes: 15, amount: '3.00', monthMax: '12.00' },
  { kind: 'withdrawals', minutes: 60, amount: '5.00', monthMax: '20.00' },
  { kind: 'vendor', minutes: 15, amount: '2.00', monthMax: '8.00' },
] as const

/** What the demo's brands give to members whom an incident hits. */
export const seedDemoCredits = async (pool: Pool, brandId: number, now: Date): Promise<void> => {
  for (const { kind, minutes, amount, monthMax } of demoRules) {
    await pool.query(
      `insert into status.credit_rule (brand_id, kind, since, minutes, amount_minor, month_max_minor)
       values ($1, $2, $3, $4, $5, $6)`,
      [brandId, kind, now, minutes, parseMoney(amount), parseMoney(monthMax)],
    )
  }
}
