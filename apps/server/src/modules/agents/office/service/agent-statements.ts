import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listAgentStatements, showAgentStatement } from '@trevo/contract/ops/teams/records.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { readInputs } from '../../statements/domain/read-inputs.ts'
import type { FullStatement } from '../../statements/repository/read-statements.ts'
import { showLines } from '../../statements/service/show-lines.ts'
import {
  findStatementOf,
  listStatementsOfBrand,
  listVersions,
} from '../repository/office-statements.ts'
import { presentOfficeStatements } from './present-office-statement.ts'

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
    const lines = await showLines(needs, statementId, afterLine, language)
    const target = String(statementId)
    const waiting = await staff.listWaiting(brandId, 'decideStatementDispute', [target])
    const request = waiting.get(target)
    return {
      statement,
      tiers: presentTiers(row),
      inputs: row.inputs,
      lines: lines.list,
      nextLine: lines.next,
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
