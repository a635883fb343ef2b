import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listRebateLines } from '@trevo/contract/wps/agents/rebates.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { readDays } from '../../common/domain/days.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { listRebateLinesOf, type RebateLineRow } from '../repository/rebates.ts'
import type { AgentsNeeds } from '../../needs.ts'
import type { Caller } from '../../tree/service/require-downline.ts'
import { maskedNameOf } from '../../common/service/display-name.ts'

const keyOf = (row: RebateLineRow): string => `${row.run_id}_${row.line_number}`

const readPlace = (before: string | undefined) => {
  if (before === undefined) return undefined
  const [, runId, line] = /^(\d{1,18})_(\d{1,9})$/.exec(before) ?? []
  if (runId === undefined || line === undefined) {
    throw new Refusal('request_param_err', { fields: ['before'] })
  }
  return { runId: BigInt(runId), line: Number(line) }
}

/** The rounds behind an agent's rebates; their players are masked. */
export const createListRebateLines =
  (needs: AgentsNeeds) =>
  async (
    { memberId, brandId }: Caller,
    asked: Query<typeof listRebateLines>,
    language: Language,
  ): Promise<Answer<typeof listRebateLines>> => {
    const zone = needs.settings.timeZoneOf(brandId)
    const rows = await listRebateLinesOf(needs.database.db, memberId, readDays(asked, zone), {
      before: readPlace(asked.before),
      limit: withExtra(asked.pageSize),
    })
    const { shown, next } = cutPage(rows, asked.pageSize, keyOf)
    const people = await needs.members.findPeople([...new Set(shown.map((row) => row.member_id))])
    return {
      list: shown.map((row) => ({
        key: keyOf(row),
        name: maskedNameOf(people, row.member_id),
        gameName: needs.catalogue.gameNameOf(row.node_id, language),
        roundId: row.round_id,
        bet: formatMoney(row.bet_minor),
        rate: formatPercent(row.share_bp),
        amount: formatMoney(row.amount_minor),
        isCorrection: row.is_correction,
        at: row.first_at.toISOString(),
      })),
      next,
    }
  }
