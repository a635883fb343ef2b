import { createDatabase, type Pool, type Tx } from '@trevo/database/connect.ts'
import { availableParallelism } from 'node:os'
import type { Clock } from '@trevo/platform/clock.ts'
import type { ClaimDefinition } from './common/domain/claim.ts'
import type { StakeGuard } from './common/domain/stake-guard.ts'
import { outcome } from './common/domain/outcomes.ts'
import { reversedKind, type KindDefinition } from './common/domain/transfer-kind.ts'
import type { PostCommand, PostResult, Transfer } from './common/domain/transfer.ts'
import { clientClaims, type ClientClaims } from './in-transactions/repository/claim-client-ids.ts'
import { ensureMonths } from './common/repository/ensure-months.ts'
import { proveConservation, type Proof } from './conservation/service/prove-conservation.ts'
import { createExplorer, type Explorer } from './explorer/create-explorer.ts'
import { createBatchCall, type BatchCall } from './lanes/repository/batch-call.ts'
import { listProofs, type KeptProof } from './conservation/repository/list-proofs.ts'
import { createKindRegistry, type RegisteredKind } from './common/repository/kinds.ts'
import {
  findBalances,
  findTransfer,
  getBalance,
  type Balance,
  type FoundTransfer,
} from './common/repository/queries-balance.ts'
import {
  createMovementReads,
  lockBalance,
  type MovementReads,
} from './in-transactions/repository/queries-in-tx.ts'
import { createStatementReads, type StatementReads } from './statements/create-statement-reads.ts'
import { readGroups } from './common/repository/read-groups.ts'
import { findSpreadReads } from './spread/repository/spread-reads.ts'
import { createAccountCalls, type AccountCalls } from './in-transactions/create-account-calls.ts'
import { createLanes, type LaneOptions, type Lanes } from './lanes/service/create-lanes.ts'
import {
  createPostInTx,
  type Moved,
  type ReverseCommand,
  type ReverseResult,
  type SettleCommand,
} from './in-transactions/service/post-in-tx.ts'
import { createPostGuarded } from './in-transactions/service/post-guarded.ts'
import { createPostSetInTx, type SetAnswer } from './in-transactions/service/post-set-in-tx.ts'
import { createPost } from './lanes/service/post.ts'
import { createRoute } from './lanes/service/route-lanes.ts'
import { createTransferStream, type TransferStream } from './stream/service/transfer-stream.ts'

export type WalletMetrics = {
  /** After each batch: its number of commands, and the seconds from sending to the durable answer. */
  batch(size: number, seconds: number): void
}

export type WalletOptions = {
  readonly pool: Pool
  /** The pool of the lanes' connections, and that of long reads; `pool` if not given. */
  readonly lanePool?: Pool
  readonly reportPool?: Pool
  /** Connections to a node (`host:port`) of a spread ledger. */
  readonly openPoolAt?: (work: 'lanes' | 'reports', node: string) => Pool
  readonly clock: Clock
  readonly metrics?: WalletMetrics
  /** New balances after a commit, for the live socket. Sent once, not retried. */
  readonly onCommitted?: (changes: readonly Moved[]) => void
  /**
   * Lanes of the fast path, each with its own connection. By default two to four, one fewer than there are
   * processors, so that one is left to the server.
   */
  readonly lanes?: number
  /** Commands waiting before more are refused as busy. */
  readonly queueMax?: number
  readonly resolveForMs?: number
}

export type Wallet = ClientClaims &
  MovementReads &
  AccountCalls &
  StatementReads &
  Explorer & {
    registerKinds(definitions: readonly KindDefinition[]): Promise<void>
    registerHouse(name: string): Promise<void>
    /** The function that decides commands with a `claim`; there is one. */
    registerClaim(definition: ClaimDefinition): void
    /** Who counts the stakes of limited accounts; there is one. */
    registerStakeGuard(guard: StakeGuard): void
    /** A transaction that locks balances and then stakes calls this first: the guard's locks come before. */
    lockStakers(tx: Tx, memberIds: readonly bigint[]): Promise<void>
    /** The kinds of movement that are stakes, holds and their releases among them. */
    listStakeKinds(): readonly RegisteredKind[]
    getKind(kind: string): RegisteredKind
    /** The fast path. @throws Refusal insufficient_balance, id_reused, transfer_reversed, … */
    post(command: PostCommand): Promise<PostResult>
    /** The same rules inside the caller's transaction, for any legs. */
    postInTx(tx: Tx, transfer: Transfer | PostCommand): Promise<PostResult>
    /**
     * Many commands of the fast path in one statement inside the caller's transaction, at most
     * `setSizeMax`. A refusal is the answer to its own command only; the others are posted.
     */
    postSetInTx(tx: Tx, commands: readonly PostCommand[]): Promise<readonly SetAnswer[]>
    /** Available → held. The command's kind has role `hold`. */
    hold(tx: Tx, command: PostCommand): Promise<PostResult>
    /** Held → house, all of the hold or a part. */
    capture(tx: Tx, command: SettleCommand): Promise<PostResult>
    /** Held → available, all of the hold or a part. */
    release(tx: Tx, command: SettleCommand): Promise<PostResult>
    reverse(command: ReverseCommand): Promise<ReverseResult>
    reverseInTx(tx: Tx, command: ReverseCommand): Promise<ReverseResult>
    balanceOf(memberId: bigint): Promise<Balance>
    balancesOf(memberIds: readonly bigint[]): Promise<Map<bigint, Balance>>
    /** Nothing is posted to the member's accounts until the transaction ends. */
    lockBalance(tx: Tx, memberId: bigint): Promise<Balance | undefined>
    findTransfer(source: string, txnId: string): Promise<FoundTransfer | undefined>
    findTransferInTx(tx: Tx, source: string, txnId: string): Promise<FoundTransfer | undefined>
    readonly transferStream: TransferStream
    proveConservation(): Promise<Proof>
    /** The latest proofs, newest first. */
    listProofs(limit: number): Promise<KeptProof[]>
    ensureMonths(): Promise<void>
    /** Commands waiting now for a lane. */
    queued(): number
    /** Answers all accepted commands, then closes its connections. */
    close(): Promise<void>
  }

const notifyLanes =
  (onCommitted: WalletOptions['onCommitted']): LaneOptions['onCommitted'] =>
  (batch, answers) => {
    if (!onCommitted) return
    const latest = new Map<bigint, Moved>()
    for (const [index, { command }] of batch.entries()) {
      const answer = answers[index]
      if (answer?.outcome !== outcome.applied || answer.seq === null) continue
      const memberId = command.accountId / 4n
      latest.set(memberId, {
        memberId,
        availableMinor: answer.balanceMinor ?? 0n,
        seq: answer.seq,
      })
    }
    if (latest.size > 0) onCommitted([...latest.values()])
  }

const openLanes = (
  {
    pool,
    lanePool = pool,
    clock,
    lanes,
    queueMax,
    resolveForMs,
    metrics,
    onCommitted,
    openPoolAt,
  }: WalletOptions,
  { call, bucketCount }: { readonly call: BatchCall; readonly bucketCount: () => number },
): Lanes =>
  createLanes({
    call,
    route: createRoute({
      pool: lanePool,
      laneCount: lanes ?? Math.min(4, Math.max(2, availableParallelism() - 1)),
      bucketCount,
      readGroups: () => readGroups(pool),
      openPoolAt: openPoolAt && ((node) => openPoolAt('lanes', node)),
    }),
    clock,
    queueMax: queueMax ?? 8192,
    resolveForMs: resolveForMs ?? 30_000,
    onBatch: metrics?.batch ?? (() => undefined),
    onCommitted: notifyLanes(onCommitted),
  })

/** The single entry for money. Call `start()` before the first posting. */
export const createWallet = (options: WalletOptions): Wallet & { start(): Promise<void> } => {
  const { pool, clock, onCommitted, lanePool = pool, reportPool = pool } = options
  const kinds = createKindRegistry(pool)
  const database = createDatabase<Record<never, never>>(pool)
  const batch = createBatchCall()
  const lanes = openLanes(options, { call: batch.call, bucketCount: kinds.bucketCount })
  const onMoved = (memberIds: readonly bigint[]): void => {
    if (!onCommitted) return
    void findBalances(pool, memberIds)
      .then((found) => onCommitted([...found].map(([memberId, now]) => ({ memberId, ...now }))))
      .catch(() => undefined)
  }
  let stakeGuard: StakeGuard | undefined
  const needs = { kinds, clock, onMoved, guard: () => stakeGuard }
  const single = createPostInTx(needs)
  const isSpread = lanes.isSpread
  const post = createPost(kinds, lanes, lanePool.findMisuse.bind(lanePool))
  const postAlone = (command: PostCommand) => database.inTx((tx) => single.post(tx, command))

  return {
    start: async () => {
      await ensureMonths(pool, clock)
      await kinds.register([reversedKind])
      await lanes.open()
    },
    registerKinds: kinds.register,
    registerHouse: kinds.registerHouse,
    registerClaim: (definition) => batch.register('claim', definition),
    getKind: kinds.get,
    registerStakeGuard: (given) => {
      stakeGuard = given
      batch.register('guard', given.claim)
    },
    lockStakers: async (tx, memberIds) => stakeGuard?.lockInTx(tx, memberIds),
    listStakeKinds: () => kinds.list().filter(({ stake }) => stake),
    post: createPostGuarded({ ...needs, post, postAlone, isSpread }),
    postInTx: single.post,
    postSetInTx: createPostSetInTx(needs),
    ...clientClaims,
    hold: single.post,
    capture: single.settle,
    release: single.settle,
    reverse: (command) => database.inTx((tx) => single.reverse(tx, command)),
    reverseInTx: single.reverse,
    balanceOf: (memberId) => getBalance(pool, memberId),
    balancesOf: (memberIds) => findBalances(pool, memberIds),
    lockBalance,
    ...createMovementReads(kinds),
    ...createAccountCalls(database, clock),
    ...createStatementReads(options, kinds),
    ...createExplorer(pool),
    findTransfer: (source, txnId) => findTransfer(database.db, source, txnId),
    findTransferInTx: findTransfer,
    transferStream: createTransferStream(database, kinds),
    proveConservation: () =>
      proveConservation(reportPool, clock, () =>
        findSpreadReads(
          reportPool,
          options.openPoolAt && ((node) => options.openPoolAt?.('reports', node) ?? reportPool),
        ),
      ),
    listProofs: (limit) => listProofs(pool, limit),
    ensureMonths: () => ensureMonths(pool, clock),
    queued: lanes.queued,
    close: lanes.close,
  }
}
