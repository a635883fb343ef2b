import { errorCodeOf } from '@trevo/database/error-code.ts'
import { bucketsMax, shardIdOf } from '../../common/domain/account-ids.ts'
import type { ClaimDefinition } from '../../common/domain/claim.ts'
import { movementsOf } from '../domain/movements.ts'
import { bigints, bigintsOfNumbers, booleans, integers, smallints, texts } from './array-binary.ts'
import type { BatchCommand } from '../../common/domain/batch.ts'

export type Place = {
  readonly shard: number
  readonly at: Date
  /** The suffix of the functions' names; empty unless the ledger is spread. */
  readonly suffix: string
}

type Value = Buffer | string | null

export type Statement = {
  readonly name: string
  readonly text: string
  readonly values: readonly Value[]
}

type Form = 'known' | 'fresh'

export const commonArguments = `p_at => $1, p_sources => $2::text[], p_txn_ids => $3::text[],
  p_kinds => $4::smallint[], p_houses => $5::smallint[],
  p_accounts => $6::bigint[], p_amounts => $7::bigint[],
  p_fingerprints => $8::bigint[], p_references => $9::text[],
  p_buckets => $10::smallint[]`

const calls = {
  known: (suffix: string, lost: string) =>
    `select outcomes, transfer_ids, balances, seqs from wallet.post_batch${suffix}(${commonArguments},
     p_guards => $11::boolean[], p_shard => $12, p_lost => ${lost})`,
  fresh: (suffix: string, lost: string) =>
    `select applied, first_id, balances, seqs, refused, refused_balances
     from wallet.post_fresh_batch${suffix}(${commonArguments},
     p_shards => $11::bigint[], p_house_deltas => $12::bigint[],
     p_house_counts => $13::smallint[], p_ids => $14::bigint[],
     p_ends => $15::smallint[], p_deltas => $16::bigint[],
     p_lows => $17::bigint[], p_lost => ${lost})`,
} as const

const plainTexts = { known: calls.known('', "'{}'"), fresh: calls.fresh('', "'{}'") } as const
const plainText = (form: Form, suffix: string): string =>
  suffix === '' ? plainTexts[form] : calls[form](suffix, "'{}'")

/** Functions that decide before a batch: claims of its commands, then the guard of stakes. */
export type Deciders = {
  readonly claim: ClaimDefinition | undefined
  readonly guard: ClaimDefinition | undefined
}

// What claims decide is an argument of the batch. Each function sees everything committed before its own
// statements, as the lock rules require.
const claimingText = (
  form: Form,
  { call, callForNew = call, valueCount }: ClaimDefinition,
  { suffix, first }: { readonly suffix: string; readonly first: number },
): string => {
  const values = Array.from({ length: valueCount }, (_, at) => `$${first + 1 + at}::text[]`)
  return `${form === 'fresh' ? callForNew : call}${suffix}($1, $${first}::integer[], $3::text[], $6::bigint[],
      $7::bigint[], ${values.join(', ')})`
}

export const commonValues = (
  commands: readonly BatchCommand[],
  { at }: Pick<Place, 'at'>,
  houseOf: (command: BatchCommand) => number,
): Value[] => [
  at.toISOString(),
  texts(commands, ({ source }) => source),
  texts(commands, ({ txnId }) => txnId),
  smallints(commands, ({ kindId }) => kindId),
  smallints(commands, houseOf),
  bigints(commands, ({ accountId }) => accountId),
  bigints(commands, ({ amountMinor }) => amountMinor),
  bigintsOfNumbers(commands, ({ fingerprint }) => fingerprint),
  texts(commands, ({ reference }) => reference),
  smallints(commands, ({ bucket }) => bucket),
]

const finish = (
  { form, suffix, deciders }: { form: Form; suffix: string; deciders: Deciders },
  commands: readonly BatchCommand[],
  values: Value[],
): Statement => {
  const asked = [
    { name: 'claiming', by: deciders.claim, of: ({ claim }: BatchCommand) => claim },
    { name: 'guarded', by: deciders.guard, of: ({ admission }: BatchCommand) => admission },
  ].flatMap(({ name, by, of }) => {
    const rows = commands.flatMap((command, index) => {
      const own = of(command)
      return own ? [{ position: index + 1, values: own }] : []
    })
    return rows.length > 0 ? [{ name, by, rows }] : []
  })
  if (asked.length === 0) {
    return { name: `wallet.${form}_batch${suffix}`, text: plainText(form, suffix), values }
  }
  const texted: string[] = []
  for (const { by, rows } of asked) {
    if (!by) throw new Error('wallet: no claim function is registered')
    texted.push(claimingText(form, by, { suffix, first: values.length + 1 }))
    values.push(integers(rows, ({ position }) => position))
    for (let column = 0; column < by.valueCount; column += 1) {
      values.push(texts(rows, (one) => one.values[column] ?? null))
    }
  }
  const name = asked.map((one) => one.name).join('_')
  const text = calls[form](suffix, texted.join(' || '))
  return { name: `wallet.${form}_batch_${name}${suffix}`, text, values }
}

/** Looks every command up. `commands` are in the order of bucket and account, here and below. */
export const knownBatch = (
  commands: readonly BatchCommand[],
  place: Place,
  deciders: Deciders,
): Statement => {
  const values = commonValues(commands, place, ({ houseId }) => houseId)
  values.push(
    booleans(commands, ({ guard }) => guard),
    String(place.shard),
  )
  return finish({ form: 'known', suffix: place.suffix, deciders }, commands, values)
}

type Shard = { readonly place: number; readonly id: bigint; delta: bigint; count: number }

// Sorts like the shards' ids.
const shardKey = ({ houseId, bucket }: BatchCommand): number => houseId * bucketsMax + bucket

// The lane's shards of the houses, one for each bucket, ascending, with the commands' sums for them.
const shardsOf = (commands: readonly BatchCommand[], shard: number): Map<number, Shard> => {
  const keys = [...new Set(commands.map(shardKey))].sort((a, b) => a - b)
  const shards = new Map(
    keys.map((key, index) => {
      const id = shardIdOf(Math.floor(key / bucketsMax), key % bucketsMax, shard)
      return [key, { place: index + 1, id, delta: 0n, count: 0 }]
    }),
  )
  for (const command of commands) {
    const own = shards.get(shardKey(command))
    if (!own) continue
    own.delta -= command.amountMinor
    own.count += 1
  }
  return shards
}

/** Treats the commands as new ones, and fails as a whole if that is wrong (`isNotPlain`). */
export const freshBatch = (
  commands: readonly BatchCommand[],
  place: Place,
  deciders: Deciders,
): Statement => {
  const byKey = shardsOf(commands, place.shard)
  const shards = [...byKey.values()]
  const values = commonValues(commands, place, (one) => byKey.get(shardKey(one))?.place ?? 0)
  values.push(
    bigints(shards, ({ id }) => id),
    bigints(shards, ({ delta }) => delta),
    smallints(shards, ({ count }) => count),
  )
  const movements = movementsOf(commands)
  if (movements.length === commands.length) values.push(null, null, null, null)
  else {
    values.push(
      bigints(movements, ({ accountId }) => accountId),
      smallints(movements, ({ end }) => end),
      bigints(movements, ({ deltaMinor }) => deltaMinor),
      bigints(movements, ({ lowMinor }) => lowMinor),
    )
  }
  return finish({ form: 'fresh', suffix: place.suffix, deciders }, commands, values)
}

const uniqueViolation = '23505'
const notPlain = 'TR001'

/** Whether a batch treated as new reports that its commands must be looked up one by one. Nothing was done. */
export const isNotPlain = (error: unknown): boolean =>
  [uniqueViolation, notPlain].includes(errorCodeOf(error))
