import type { PoolClient, QueryArrayConfig } from 'pg'
import type { BatchAnswer, BatchCommand } from '../../common/domain/batch.ts'
import { assertClaim, type ClaimDefinition } from '../../common/domain/claim.ts'
import { outcome } from '../../common/domain/outcomes.ts'
import { readElements, toBigInt } from './array-text.ts'
import {
  freshBatch,
  isNotPlain,
  knownBatch,
  type Deciders,
  type Place,
  type Statement,
} from './batch-statements.ts'

export type BatchCall = (
  client: PoolClient,
  place: Place,
  commands: readonly BatchCommand[],
) => Promise<BatchAnswer[]>

const raw = { getTypeParser: () => (text: string) => text } as unknown as NonNullable<
  QueryArrayConfig['types']
>

/** Positions in the order of buckets and accounts; those of one account keep their order of arrival. */
export const orderByAccount = (commands: readonly BatchCommand[]): number[] => {
  const buckets = commands.map(({ bucket }) => bucket)
  const accounts = commands.map(({ accountId }) => accountId)
  return accounts
    .map((_, index) => index)
    .sort((left, right) => {
      const between = (buckets[left] ?? 0) - (buckets[right] ?? 0)
      if (between !== 0) return between
      const [one, other] = [accounts[left] ?? 0n, accounts[right] ?? 0n]
      return one < other ? -1 : one > other ? 1 : left - right
    })
}

const run = async (client: PoolClient, { name, text, values }: Statement) => {
  const { rows } = await client.query<(string | null)[]>({
    name,
    text,
    rowMode: 'array',
    types: raw,
    values: [...values],
  })
  const [row] = rows
  if (!row) throw new Error('wallet: the batch function returned no row')
  return row
}

export const readKnown = (row: readonly (string | null)[]): BatchAnswer[] => {
  const [outcomes = [], transferIds, balances, seqs] = row.map(readElements)
  return outcomes.map((code, index) => ({
    outcome: Number(code),
    transferId: toBigInt(transferIds?.[index]),
    balanceMinor: toBigInt(balances?.[index]),
    seq: toBigInt(seqs?.[index]),
  }))
}

const readFresh = (row: readonly (string | null)[]): BatchAnswer[] => {
  const [applied = [], , balances, seqs, refused = [], refusedBalances] = row.map(readElements)
  const firstId = BigInt(row[1] ?? 0)
  const answers: BatchAnswer[] = []
  for (const [index, position] of applied.entries()) {
    answers[Number(position) - 1] = {
      outcome: outcome.applied,
      transferId: firstId + BigInt(index),
      balanceMinor: toBigInt(balances?.[index]),
      seq: toBigInt(seqs?.[index]),
    }
  }
  for (const [index, position] of refused.entries()) {
    answers[Number(position) - 1] = {
      outcome: outcome.insufficientBalance,
      transferId: null,
      balanceMinor: toBigInt(refusedBalances?.[index]),
      seq: null,
    }
  }
  return answers
}

// Looking a batch up at once costs a fifth more than successfully treating it as new; a failed attempt costs both.
// If more than about one in seven fails, looking up is cheaper.
const inVainMax = 0.15
const weight = 1 / 16

/** How many of the last batches had to be looked up, as a moving average. */
const createExperience = () => {
  let inVain = 0
  return {
    speaksForFresh: (): boolean => inVain < inVainMax,
    note: (wasPlain: boolean): void => {
      inVain += ((wasPlain ? 0 : 1) - inVain) * weight
    },
  }
}

const isPlain = ({ outcome: code }: BatchAnswer): boolean =>
  code === outcome.applied || code === outcome.insufficientBalance

/** Whether a claim may stay, given its command's answer: it moved money, or lost. */
const mayKeepClaim = ({ outcome: code }: BatchAnswer): boolean =>
  code === outcome.applied || code === outcome.duplicate || code === outcome.claimLost

/** Runs work in a transaction of the connection, which is rolled back unless `isKept` accepts its result. */
const inOwnTransaction = async <Result>(
  client: PoolClient,
  work: () => Promise<Result>,
  isKept: (result: Result) => boolean,
): Promise<Result> => {
  await client.query('begin')
  let result: Result
  try {
    result = await work()
  } catch (error) {
    // A broken connection has nothing to roll back; the work's error is the one to report.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
  await client.query(isKept(result) ? 'commit' : 'rollback')
  return result
}

/** The calls of the batch functions, preceded by their claims. */
export const createBatchCall = () => {
  let deciders: Deciders = { claim: undefined, guard: undefined }
  const experience = createExperience()

  /** Undefined if the commands must be looked up; then nothing was done. */
  const tryFresh = async (
    ...[client, place, commands]: Parameters<BatchCall>
  ): Promise<BatchAnswer[] | undefined> => {
    try {
      return readFresh(await run(client, freshBatch(commands, place, deciders)))
    } catch (error) {
      if (isNotPlain(error)) return undefined
      throw error
    }
  }

  /**
   * Looks the commands up. A claim counts only if its command moved money: if one was refused, the batch is rolled
   * back, and the others are sent again without it.
   */
  const postKnown: BatchCall = async (client, place, commands) => {
    const look = async () => readKnown(await run(client, knownBatch(commands, place, deciders)))
    const hasClaim = (command: BatchCommand | undefined): boolean =>
      Boolean(command?.claim ?? command?.admission)
    if (!commands.some(hasClaim)) return look()
    const isRefused = (answer: BatchAnswer, index: number): boolean =>
      hasClaim(commands[index]) && !mayKeepClaim(answer)
    const answers = await inOwnTransaction(client, look, (all) => !all.some(isRefused))
    const left = answers.flatMap((answer, index) => (isRefused(answer, index) ? [] : [index]))
    if (left.length === answers.length || left.length === 0) return answers
    const others = left.flatMap((index) => commands[index] ?? [])
    for (const [at, answer] of (await postKnown(client, place, others)).entries()) {
      answers[left[at] ?? 0] = answer
    }
    return answers
  }

  const post: BatchCall = async (client, place, commands) => {
    const isTried = experience.speaksForFresh()
    const fresh = isTried ? await tryFresh(client, place, commands) : undefined
    if (fresh) {
      experience.note(true)
      return fresh
    }
    const answers = await postKnown(client, place, commands)
    experience.note(!isTried && answers.every(isPlain))
    return answers
  }

  /** Runs one batch in one durable commit. Answers are in the order of the commands. */
  const call: BatchCall = async (client, place, given) => {
    const order = orderByAccount(given)
    const sorted = order.flatMap((index) => given[index] ?? [])
    const answers: BatchAnswer[] = Array.from({ length: given.length })
    for (const [index, answer] of (await post(client, place, sorted)).entries()) {
      answers[order[index] ?? 0] = answer
    }
    return answers
  }

  return {
    call,
    /** Who decides commands that bring a claim, and who stakes of limited accounts. */
    register: (by: keyof Deciders, definition: ClaimDefinition): void => {
      assertClaim(definition)
      deciders = { ...deciders, [by]: definition }
    },
  }
}
