import type { Database } from '@trevo/database/connect.ts'
import { defaultMargins, type Margins } from '@trevo/sports-rules/markets/price.ts'
import type { BetKind } from '@trevo/sports-rules/markets/market.ts'
import type { LeagueRow, MarketRuleRow, SettingRow, SportsTables } from '../../tables.ts'

/** Leagues, limits and margins, read together. */
export type Setup = {
  readonly leagues: readonly LeagueRow[]
  readonly settings: ReadonlyMap<number, SettingRow>
  ruleOf(brandId: number, kind: BetKind): MarketRuleRow | undefined
  /** `plusBp` is what the league adds to each. */
  marginsOf(brandId: number, plusBp?: number): Margins
}

export const readSetup = async ({ db }: Database<SportsTables>): Promise<Setup> => {
  const [leagues, settings, rules] = await Promise.all([
    db.selectFrom('sportsbook.league').selectAll().orderBy('sort_order').orderBy('id').execute(),
    db.selectFrom('sportsbook.setting').selectAll().execute(),
    db.selectFrom('sportsbook.market_rule').selectAll().execute(),
  ])
  const byKind = new Map(rules.map((rule) => [`${rule.brand_id} ${rule.kind}`, rule]))
  const ruleOf = (brandId: number, kind: BetKind) => byKind.get(`${brandId} ${kind}`)
  return {
    leagues,
    settings: new Map(settings.map((setting) => [setting.brand_id, setting])),
    ruleOf,
    marginsOf: (brandId, plusBp = 0) => {
      const kinds = Object.keys(defaultMargins) as BetKind[] // keys of a full record
      const entries = kinds.map((kind) => {
        const margin = defaultMargins[kind]
        const bp = ruleOf(brandId, kind)?.margin_bp ?? margin.bp
        return [kind, { ...margin, bp: bp + plusBp }] as const
      })
      return Object.fromEntries(entries) as Margins // of every kind
    },
  }
}
