import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listAgentStatements, showAgentStatement } from '@trevo/contract/ops/teams/records.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { maskedNameOf } from '../../common/service/display-name.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { readInputs } from '../../statements/domain/read-inputs.ts'
import { listLines, type FullStatement } from '../../statements/repository/read-statements.ts'
import {
  findStatementOf,
  listStatementsOfBrand,
  listVersions,
} from '../repository/office-statements.ts'
import { presentOfficeStatements } from './present-office-statement.ts'

const linesShown = 100

type Shown = Answer<typeof showAgentStatement>

const createList =
  (needs: AgentsNeeds) =>
  async (
    brandId: number,
    asked: Query<typeof listAgentStatements>,
  ): Promise<Answer<typeof listAgentStatements>> => {
    const member =
      asked.username === undefined
        ? undefined
        : await needs.members.findByUsername(brandId, asked.username.trim())
    if (asked.username !== undefined && !member) return { list: [], next: null }
    const rows = await listStatementsOfBrand(needs.database.db, brandId, {
      runId: asked.runId === undefined ? undefined : BigInt(asked.runId),
      memberId: member?.memberId,
      dispute: asked.dispute,
      before: asked.before === undefined ? undefined : BigInt(asked.before),
      limit: withExtra(asked.pageSize),
    })
    const { shown, next } = cutPage(rows, asked.pageSize, (row) => String(row.statement_id))
    return { list: await presentOfficeStatements(needs, shown), next }
  }

/** The tiers of a statement's formula; null for rounds. */
const presentTiers = (row: FullStatement): Shown['tiers'] =>
  row.contract_type === 'REALTIME'
    ? null
    : readInputs(row.inputs).tiers.map((tier) => ({
        minimumBet: formatMoney(tier.minimumBetMinor),
        netLoss: formatMoney(tier.netLossMinor),
        activeMembers: tier.activeMembers,
        rate: formatPercent(tier.rateBp),
      }))

const presentLines = async (
  { database, members, catalogue }: AgentsNeeds,
  statementId: bigint,
  after: number,
  language: Language,
): Promise<Pick<Shown, 'lines' | 'nextLine'>> => {
  const lines = await listLines(database.db, statementId, after, linesShown + 1)
  const shown = lines.slice(0, linesShown)
  const people = await members.findPeople([...new Set(shown.map((one) => one.member_id))])
  return {
    lines: shown.map((line) => ({
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
    nextLine: lines.length > linesShown ? (shown.at(-1)?.line_number ?? null) : null,
  }
}

const createShow =
  (needs: AgentsNeeds) =>
  async (
    { brandId, language }: { readonly brandId: number; readonly language: Language },
    statementId: bigint,
    afterLine: number,
  ): Promise<Shown> => {
    const { database, staff } = needs
    const row = await findStatementOf(database.db, brandId, statementId)
    const [statement] = row ? await presentOfficeStatements(needs, [row]) : []
    if (!row || !statement) throw new Refusal('agent.statement_unknown')
    const versions = await listVersions(database.db, row)
    const target = String(statementId)
    const waiting = await staff.listWaiting(brandId, 'decideStatementDispute', [target])
    const request = waiting.get(target)
    return {
      statement,
      tiers: presentTiers(row),
      inputs: row.inputs,
      ...(await presentLines(needs, statementId, afterLine, language)),
      versions: versions
        .filter((one) => one.statement_id !== statementId)
        .map((one) => ({
          statementId: String(one.statement_id),
          version: one.version,
          amount: formatMoney(one.amount_minor),
          createdAt: one.created_at.toISOString(),
        })),
      waiting: request ? { requestId: request.requestId, askedBy: request.askedBy } : null,
    }
  }

/** Statements of a brand as operators read them. */
export const createAgentStatements = (needs: AgentsNeeds) => ({
  listAgentStatements: createList(needs),
  showAgentStatement: createShow(needs),
})
