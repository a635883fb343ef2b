import type { PoolClient, QueryArrayConfig } from 'pg'

/** A command as the batch function takes it, every field already in its final form. */
export type BatchCommand = {
  readonly source: string
  readonly txnId: string
  readonly kindId: number
  readonly houseId: number
  readonly accountId: bigint
  /** Signed, from the member's side. */
  readonly amountMinor: bigint
  readonly fingerprint: number
  readonly reference: string | null
  /** Whether the member's debit guard is asked. */
  readonly guard: boolean
}

export type BatchAnswer = {
  readonly outcome: number
  readonly transferId: bigint | null
  readonly balanceMinor: bigint | null
  readonly seq: bigint | null
}

const callText = `select outcomes, transfer_ids, balances, seqs from wallet.post_batch(
  $1, $2, $3::text::text[], $4::text::text[], $5::text::smallint[], $6::text::smallint[],
  $7::text::bigint[], $8::text::bigint[], $9::text::bigint[], $10::text::text[],
  $11::text::boolean[])`

const plain = /^[\w:.-]+$/
const quote = (text: string | null): string => {
  if (text === null) return 'null'
  // "NULL" without quotes would be no text but none.
  if (plain.test(text) && text.length !== 4) return text
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

// Array literals written here: the driver's own writer and reader cost more than the rest of a
// command together.
const literal = <T>(
  commands: readonly BatchCommand[],
  field: (command: BatchCommand) => T,
): string => {
  let text = '{'
  for (let index = 0; index < commands.length; index += 1) {
    const command = commands[index]
    if (command === undefined) break
    if (index > 0) text += ','
    text += String(field(command))
  }
  return `${text}}`
}

const read = (text: string): string[] => text.slice(1, -1).split(',')
const toBigInt = (text: string | undefined): bigint | null =>
  text === undefined || text === 'NULL' ? null : BigInt(text)

const raw = { getTypeParser: () => (text: string) => text } as unknown as NonNullable<
  QueryArrayConfig['types']
>

/** Positions in the order of accounts; those of one account keep the order in which they came. */
const orderByAccount = (commands: readonly BatchCommand[]): number[] => {
  const accounts = commands.map(({ accountId }) => accountId)
  return accounts
    .map((_, index) => index)
    .sort((left, right) => {
      const [one, other] = [accounts[left] ?? 0n, accounts[right] ?? 0n]
      return one < other ? -1 : one > other ? 1 : left - right
    })
}

/** Runs one batch in one durable commit. Answers stand in the order of the commands. */
export const callPostBatch = async (
  client: PoolClient,
  { shard, at }: { readonly shard: number; readonly at: Date },
  given: readonly BatchCommand[],
): Promise<BatchAnswer[]> => {
  const order = orderByAccount(given)
  const commands: BatchCommand[] = []
  for (const index of order) {
    const command = given[index]
    if (command) commands.push(command)
  }
  const { rows } = await client.query<[string, string, string, string]>({
    name: 'wallet.post_batch',
    text: callText,
    rowMode: 'array',
    types: raw,
    values: [
      shard,
      at.toISOString(),
      literal(commands, (command) => quote(command.source)),
      literal(commands, (command) => quote(command.txnId)),
      literal(commands, (command) => command.kindId),
      literal(commands, (command) => command.houseId),
      literal(commands, (command) => command.accountId),
      literal(commands, (command) => command.amountMinor),
      literal(commands, (command) => command.fingerprint),
      literal(commands, (command) => quote(command.reference)),
      literal(commands, (command) => (command.guard ? 't' : 'f')),
    ],
  })
  const [row] = rows
  if (!row) throw new Error('wallet: the batch function answered nothing')
  const [outcomes, transferIds, balances, seqs] = row.map(read)
  const answers: BatchAnswer[] = Array.from({ length: given.length })
  for (const [index, position] of order.entries()) {
    answers[position] = {
      outcome: Number(outcomes?.[index]),
      transferId: toBigInt(transferIds?.[index]),
      balanceMinor: toBigInt(balances?.[index]),
      seq: toBigInt(seqs?.[index]),
    }
  }
  return answers
}
