import { AsyncLocalStorage } from 'node:async_hooks'
import { Pool as PgPool, type PoolClient, type PoolConfig } from 'pg'
import type { Bounds } from './kinds-of-work.ts'
import { toConnectionWait } from './lost-wait.ts'
import { isInsideTransaction, SecondConnectionError } from './transaction-guard.ts'

/** Called with what was found instead of throwing it; the connection is then still given. */
export type OnSecondConnection = (error: SecondConnectionError) => void

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

type BoundedPoolOptions = {
  readonly bounds: Bounds
  readonly onSecondConnection: OnSecondConnection | undefined
  /** Work that runs under `withConnectionsOf` takes its connections from there. */
  readonly mayDivert: boolean
}

const diversions = new AsyncLocalStorage<PgPool>()

/** Runs `work`; all connections that it requests from the pool for requests, directly or indirectly, come from `pool` instead. */
export const withConnectionsOf = <Result>(pool: PgPool, work: () => Result): Result =>
  diversions.run(pool, work)

const watchEveryMs = 1_000

/** A pool that refuses second connections, and in which neither a wait nor a hung connection lasts. */
export class BoundedPool extends PgPool {
  readonly #own: BoundedPoolOptions
  readonly #outSince = new Map<PoolClient, number>()
  readonly #watch: NodeJS.Timeout | undefined
  #lastGivenAt = performance.now()

  constructor(config: PoolConfig, own: BoundedPoolOptions) {
    super(config)
    this.#own = own
    // A connection that dies, idle or in use, is replaced at the next use and fails the query it is
    // running; without listeners it would end the process.
    this.on('error', () => undefined)
    this.on('connect', (client) => client.on('error', () => undefined))
    this.on('acquire', (client) => {
      this.#lastGivenAt = performance.now()
      this.#outSince.set(client, this.#lastGivenAt)
    })
    this.on('release', (_error, client) => this.#outSince.delete(client))
    this.on('remove', (client) => this.#outSince.delete(client))
    const { heldMs } = own.bounds
    this.#watch =
      heldMs === undefined
        ? undefined
        : setInterval(() => this.#cutHung(heldMs), watchEveryMs).unref()
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | void {
    clearInterval(this.#watch)
    return callback ? super.end(callback) : super.end()
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | void {
    const other = this.#own.mayDivert ? diversions.getStore() : undefined
    if (other) return callback ? other.connect(callback) : other.connect()
    const found = this.findMisuse()
    if (!callback) return found ? Promise.reject(found) : this.#connect()
    if (found) return callback(found, undefined, () => undefined)
    super.connect((error, client, done) => callback(this.#named(error), client, done))
  }

  /** For callers that keep a connection: it is never reported as checked out for too long. */
  keep(client: PoolClient): void {
    this.#outSince.delete(client)
  }

  /** Why a connection may not be taken here; in production the reason is only reported. */
  findMisuse(): SecondConnectionError | undefined {
    if (!isInsideTransaction()) return undefined
    const error = new SecondConnectionError()
    if (!this.#own.onSecondConnection) return error
    this.#own.onSecondConnection(error)
    return undefined
  }

  /** True if callers are waiting, every connection is in use and none became free for `ms`. */
  isStuckFor(ms: number): boolean {
    const isEmpty = this.waitingCount > 0 && this.idleCount === 0
    return isEmpty && performance.now() - this.#lastGivenAt > ms
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await super.connect()
    } catch (error) {
      throw this.#named(error)
    }
  }

  #named<Failure>(error: Failure): Failure {
    // An Error is kept as it is.
    return toConnectionWait(error, this.#own.bounds.connectMs) as Failure
  }

  // The server's own limits end what it can reach; a connection that stays silent is cut here.
  #cutHung(heldMs: number): void {
    const before = performance.now() - heldMs
    for (const [client, since] of this.#outSince) {
      if (since > before) continue
      this.#outSince.delete(client)
      // With a query in progress, `end` closes the connection at once; the caller gets an error.
      void (client as PoolClient & { end(): Promise<void> }).end().catch(() => undefined) // pg's Client
    }
  }
}
