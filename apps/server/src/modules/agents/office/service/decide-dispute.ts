import { DisputeDecision } from '@trevo/contract/ops/teams/acts.ts'
import { afterCommit, tables, type Tx } from '@trevo/database/connect.ts'
import { findPayable, formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { z } from 'zod'
import { changeKind, type ChangeKind } from '../../../../platform/approvals/change-kind.ts'
import { houseBoundBp } from '../../contracts/domain/bound.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { readInputs } from '../../statements/domain/read-inputs.ts'
import type { FullStatement } from '../../statements/repository/read-statements.ts'
import { insertStatement } from '../../statements/repository/runs.ts'
import { notifyParty } from '../../statements/service/notify-party.ts'
import type { AgentsTables, LineRow } from '../../tables.ts'
import {
  findLines,
  findStatementOf,
  insertDecidedLines,
  listVersions,
  lockContract,
  lockDispute,
  saveDecision,
} from '../repository/office-statements.ts'

type Decision = z.infer<typeof DisputeDecision>

/** A line that is changed, before and after. */
type Changed = {
  readonly line: number
  readonly beforeMinor: bigint
  readonly dueMinor: bigint
  readonly row: LineRow | undefined
}

/** The most that the house pays for these stakes, as for every contract. */
const boundOf = (betMinor: bigint): bigint =>
  betMinor <= 0n ? 0n : (betMinor * BigInt(houseBoundBp)) / 10_000n

const readDue = (text: string, betMinor: bigint): bigint => {
  const dueMinor = findPayable(text)
  if (dueMinor === undefined || dueMinor > boundOf(betMinor)) {
    throw new Refusal('agent.due_above_bound', { max: formatMoney(boundOf(betMinor)) })
  }
  return dueMinor
}

/** Reads the lines of a decision against those of the statement. */
const readChanges = async (
  tx: Tx,
  statement: FullStatement,
  { lines }: Decision,
): Promise<readonly Changed[]> => {
  const numbers = lines.map(({ line }) => line)
  if (new Set(numbers).size < numbers.length) throw new Refusal('agent.line_unknown')
  if (statement.contract_type !== 'REALTIME') {
    return lines.map(({ line, due }): Changed => {
      if (line !== 0) throw new Refusal('agent.line_unknown')
      const dueMinor = readDue(due, readInputs(statement.inputs).sums.betMinor)
      return { line, beforeMinor: statement.due_minor, dueMinor, row: undefined }
    })
  }
  const rows = await findLines(tables<AgentsTables>(tx), statement.statement_id, numbers)
  return lines.map(({ line, due }): Changed => {
    const row = rows.find(({ line_number }) => line_number === line)
    if (!row) throw new Refusal('agent.line_unknown')
    return { line, beforeMinor: row.due_minor, dueMinor: readDue(due, row.bet_minor), row }
  })
}

const shownLines = (changed: readonly Changed[], side: 'beforeMinor' | 'dueMinor') =>
  Object.fromEntries(changed.map((one) => [`#${one.line}`, formatMoney(one[side])]))

/** A further version of the period by what the decision changes; figures and terms stay. */
const writeVersion = async (
  tx: Tx,
  statement: FullStatement,
  changed: readonly Changed[],
  at: Date,
): Promise<void> => {
  const db = tables<AgentsTables>(tx)
  const amountMinor = changed.reduce((sum, one) => sum + one.dueMinor - one.beforeMinor, 0n)
  if (amountMinor === 0n) return
  const last = (await listVersions(db, statement)).at(-1)
  if (!last) throw new Error(`statement ${statement.statement_id} has no version`)
  const due = last.due_minor + amountMinor
  const written = await insertStatement(db, {
    run_id: null,
    contract_id: last.contract_id,
    giver_id: last.giver_id,
    receiver_id: last.receiver_id,
    starts_at: last.starts_at,
    ends_at: last.ends_at,
    version: last.version + 1,
    inputs: last.inputs,
    inputs_hash: last.inputs_hash,
    due_minor: due > 0n ? due : 0n,
    amount_minor: amountMinor,
    // An amount above zero is paid by the next run; one below is offset against later statements.
    status: 'due',
    paid_minor: 0n,
    decided_minor: last.decided_minor + amountMinor,
    created_at: at,
    paid_at: null,
  })
  if (!written) throw new Error(`statement ${statement.statement_id} has another version`)
  await insertDecidedLines(
    db,
    changed.flatMap(({ row, dueMinor, beforeMinor }, index) =>
      row
        ? [
            {
              ...row,
              statement_id: written.statement_id,
              line_number: index + 1,
              due_minor: dueMinor,
              amount_minor: dueMinor - beforeMinor,
              is_correction: true,
            },
          ]
        : [],
    ),
  )
}

/** Settles a dispute line by line: what was due before beside what is due after. */
export const decideDisputeKind = (needs: AgentsNeeds): ChangeKind => {
  const lock = async (tx: Tx, brandId: number, target: string): Promise<FullStatement> => {
    const db = tables<AgentsTables>(tx)
    const id = /^\d{1,18}$/.test(target) ? BigInt(target) : undefined
    const found = id === undefined ? undefined : await findStatementOf(db, brandId, id)
    if (!found) throw new Refusal('agent.statement_unknown')
    await lockContract(db, found.contract_id)
    const dispute = await lockDispute(db, found.statement_id)
    if (!dispute) throw new Refusal('agent.dispute_none')
    if (dispute.decided_at !== null) throw new Refusal('agent.dispute_decided')
    return found
  }
  return changeKind({
    kind: 'decideStatementDispute',
    right: 'agents.change',
    input: DisputeDecision,
    describe: async (tx, { brandId, target, input }) => {
      const statement = await lock(tx, brandId, target)
      const changed = await readChanges(tx, statement, input)
      const about = { dispute: statement.dispute_reason, contract: statement.contract_id }
      return {
        before: { ...about, lines: shownLines(changed, 'beforeMinor'), answer: null },
        after: { ...about, lines: shownLines(changed, 'dueMinor'), answer: input.answer },
      }
    },
    execute: async (tx, { brandId, target, input }, { decided }) => {
      const db = tables<AgentsTables>(tx)
      const statement = await lock(tx, brandId, target)
      const changed = await readChanges(tx, statement, input)
      const at = needs.clock.now()
      await writeVersion(tx, statement, changed, at)
      await saveDecision(
        db,
        statement.statement_id,
        { decision: input.answer, decided_by: decided, decided_at: at },
        changed.map((one) => ({
          line_number: one.line,
          before_minor: one.beforeMinor,
          due_minor: one.dueMinor,
        })),
      )
      afterCommit(tx, () => void notifyParty(needs, statement, 'dispute_answered'))
    },
  })
}
