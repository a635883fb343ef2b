import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listStatementLines } from '@trevo/contract/wps/agents/statements.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { findStatement, listLines } from '../repository/read-statements.ts'
import type { AgentsNeeds } from '../../needs.ts'
import type { Caller } from '../../tree/service/require-downline.ts'
import { requireOpen } from './require-open.ts'
import { maskedNameOf } from '../../common/service/display-name.ts'

const linesShown = 100

/** The rounds of a real-time statement. */
export const createListStatementLines =
  ({ database: { db }, members, settings, catalogue }: AgentsNeeds) =>
  async (
    { brandId, memberId }: Caller,
    { statementId, after }: Query<typeof listStatementLines>,
    language: Language,
  ): Promise<Answer<typeof listStatementLines>> => {
    const row = await findStatement(db, BigInt(statementId))
    if (row?.giver_id !== memberId && row?.receiver_id !== memberId) {
      throw new Refusal('agent.statement_unknown')
    }
    requireOpen(settings, brandId, row.contract_type)
    const lines = await listLines(db, row.statement_id, after, linesShown + 1)
    const shown = lines.slice(0, linesShown)
    const people = await members.findPeople([...new Set(shown.map((one) => one.member_id))])
    return {
      list: shown.map((line) => ({
        line: line.line_number,
        name: maskedNameOf(people, line.member_id),
        gameName: catalogue.gameNameOf(line.node_id, language),
        roundId: line.round_id,
        bet: formatMoney(line.bet_minor),
        win: formatMoney(line.win_minor),
        rate: formatPercent(line.rate_bp),
        due: formatMoney(line.due_minor),
        amount: formatMoney(line.amount_minor),
        isCorrection: line.is_correction,
      })),
      next: lines.length > linesShown ? (shown.at(-1)?.line_number ?? null) : null,
    }
  }
