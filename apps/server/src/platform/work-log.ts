/** What a copy's work in the background did since it started. */
export type WorkState = {
  runs: number
  failures: number
  doneAt: Date | null
  tookMs: number
  failedAt: Date | null
  error: string | null
}

export type WorkLog = {
  readonly states: ReadonlyMap<string, WorkState>
  /** Work whose runs are noted; its result or error is unchanged. */
  watch<Result>(name: string, run: () => Promise<Result>): () => Promise<Result>
}

const errorLengthMax = 500

const textOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
    0,
    errorLengthMax,
  )

/** Remembers how often each work ran, when last, and why it last failed. */
export const createWorkLog = (clock: { now(): Date }): WorkLog => {
  const states = new Map<string, WorkState>()
  const stateOf = (name: string): WorkState => {
    const known = states.get(name) ?? {
      runs: 0,
      failures: 0,
      doneAt: null,
      tookMs: 0,
      failedAt: null,
      error: null,
    }
    states.set(name, known)
    return known
  }
  return {
    states,
    watch: (name, run) => async () => {
      const state = stateOf(name)
      const beganAt = performance.now()
      try {
        const result = await run()
        state.doneAt = clock.now()
        return result
      } catch (error) {
        state.failures += 1
        state.failedAt = clock.now()
        state.error = textOf(error)
        throw error
      } finally {
        state.runs += 1
        state.tookMs = Math.round(performance.now() - beganAt)
      }
    },
  }
}
