import type { Tx } from '@trevo/database/connect.ts'
import { CompiledQuery } from 'kysely'
import type { BatchAnswer, BatchCommand } from '../../common/domain/batch.ts'
import { orderByAccount, readKnown } from '../../lanes/repository/batch-call.ts'
import { commonArguments, commonValues } from '../../lanes/repository/batch-statements.ts'

// The shards of single transfers: lanes have their own.
const text = `
  select outcomes::text, transfer_ids::text, balances::text, seqs::text from wallet.post_batch(
    ${commonArguments}, p_guards => $11::boolean[], p_shard => 32 + pg_backend_pid() % 32,
    p_lost => '{}')`

type Row = Record<'outcomes' | 'transfer_ids' | 'balances' | 'seqs', string | null>

/**
 * Posts a batch inside the caller's transaction. Answers are in the order of the commands. `counted` are the places
 * of stakes that their limits have counted.
 */
export const callPostSet = async (
  tx: Tx,
  at: Date,
  commands: readonly BatchCommand[],
  counted: ReadonlySet<number>,
): Promise<BatchAnswer[]> => {
  const order = orderByAccount(commands)
  const sorted = order.flatMap((index) => commands[index] ?? [])
  const values = [
    ...commonValues(sorted, { at }, ({ houseId }) => houseId),
    // Null: its limits have counted it.
    `{${order.map((index) => (counted.has(index) ? 'null' : commands[index]?.guard)).join(',')}}`,
  ]
  const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, values))
  const [row] = rows
  if (!row) throw new Error('wallet: the batch function returned no row')
  const answers: BatchAnswer[] = Array.from({ length: commands.length })
  const found = readKnown([row.outcomes, row.transfer_ids, row.balances, row.seqs])
  for (const [index, answer] of found.entries()) answers[order[index] ?? 0] = answer
  return answers
}
