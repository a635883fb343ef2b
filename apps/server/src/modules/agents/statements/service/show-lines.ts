import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listStatementLines } from '@trevo/contract/wps/agents/statements.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { maskedNameOf } from '../../common/service/display-name.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { listLines } from '../repository/read-statements.ts'

const linesShown = 100

/** Rounds of a real-time statement after line `after`; `next` is the last of them, null at the end. */
export const showLines = async (
  { database, members, catalogue }: AgentsNeeds,
  statementId: bigint,
  after: number,
  language: Language,
): Promise<Answer<typeof listStatementLines>> => {
  const lines = await listLines(database.db, statementId, after, linesShown + 1)
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
