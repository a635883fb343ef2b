import type { PoolClient, QueryArrayConfig } from 'pg'
import { assertClaim, type ClaimDefinition } from '../domain/claim.ts'

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
  /** Values of the claim that must be won first. */
  readonly claim: readonly string[] | null
}

export type BatchAnswer = {
  readonly outcome: number
  readonly transferId: bigint | null
  readonly balanceMinor: bigint | null
  readonly seq: bigint | null
}

const callOf = (lost: string): string => `select outcomes, transfer_ids, balances, seqs
  from wallet.post_batch(
    $1, $2, $3::text::text[], $4::text::text[], $5::text::smallint[], $6::text::smallint[],
    $7::text::bigint[], $8::text::bigint[], $9::text::bigint[], $10::text::text[],
    $11::text::boolean[], ${lost})`

const plainText = callOf("'{}'")

// The claims are decided first: their answer is an argument of the batch. Each function sees what
// was committed before its own statements, as the rules of the locks demand.
const claimingText = ({ call, valueCount }: ClaimDefinition): string => {
  const values = Array.from({ length: valueCount }, (_, index) => `$${13 + index}::text::text[]`)
  return callOf(`${call}($2, $12::text::integer[], $4::text::text[], $7::text::bigint[],
      $8::text::bigint[], ${values.join(', ')})`)
}

const plain = /^[\w:.-]+$/
const quote = (text: string | null): string => {
  if (text === null) return 'null'
  // "NULL" without quotes would be no text but none.
  if (plain.test(text) && text.length !== 4) return text
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

// Array literals written here: the driver's own writer and reader cost more than the rest of a
// command together.
const literal = <Item>(
  items: readonly Item[],
  field: (item: Item) => string | number | bigint,
): string => {
  let text = '{'
  let separator = ''
  for (const item of items) {
    text += separator + String(field(item))
    separator = ','
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

type Claiming = { readonly position: number; readonly values: readonly string[] }

const claimsIn = (commands: readonly BatchCommand[]): Claiming[] =>
  commands.flatMap(({ claim }, index) => (claim ? [{ position: index + 1, values: claim }] : []))

const queryOf = (commands: readonly BatchCommand[], claim: ClaimDefinition | undefined) => {
  const values = [
    literal(commands, (command) => quote(command.source)),
    literal(commands, (command) => quote(command.txnId)),
    literal(commands, (command) => command.kindId),
    literal(commands, (command) => command.houseId),
    literal(commands, (command) => command.accountId),
    literal(commands, (command) => command.amountMinor),
    literal(commands, (command) => command.fingerprint),
    literal(commands, (command) => quote(command.reference)),
    literal(commands, (command) => (command.guard ? 't' : 'f')),
  ]
  const claiming = claimsIn(commands)
  if (claiming.length === 0) return { name: 'wallet.post_batch', text: plainText, values }
  if (!claim) throw new Error('wallet: nobody registered what decides claims')
  values.push(literal(claiming, ({ position }) => position))
  for (let column = 0; column < claim.valueCount; column += 1) {
    values.push(literal(claiming, (one) => quote(one.values[column] ?? null)))
  }
  return { name: 'wallet.post_batch_claiming', text: claimingText(claim), values }
}

export type BatchCall = (
  client: PoolClient,
  place: { readonly shard: number; readonly at: Date },
  commands: readonly BatchCommand[],
) => Promise<BatchAnswer[]>

/** The call of the batch function, with the claims that come before it. */
export const createBatchCall = () => {
  let claim: ClaimDefinition | undefined

  /** Runs one batch in one durable commit. Answers stand in the order of the commands. */
  const call: BatchCall = async (client, { shard, at }, given) => {
    const order = orderByAccount(given)
    const commands = order.flatMap((index) => given[index] ?? [])
    const { name, text, values } = queryOf(commands, claim)
    const { rows } = await client.query<[string, string, string, string]>({
      name,
      text,
      rowMode: 'array',
      types: raw,
      values: [shard, at.toISOString(), ...values],
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

  return {
    call,
    registerClaim: (definition: ClaimDefinition): void => {
      assertClaim(definition)
      claim = definition
    },
  }
}
