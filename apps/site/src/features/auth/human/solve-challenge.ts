/** A proof-of-work challenge as the server gives it; only the solver looks inside `parameters`. */
export type Challenge = {
  readonly parameters: Readonly<Record<string, unknown>> & { readonly expiresAt?: number }
  readonly signature: string
}

export type Solution = { readonly counter: number; readonly derivedKey: string }

/** The part of a `Worker` that we need. */
export type Solver = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

export const createSolver = (): Solver =>
  new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })

const solveWithinMs = 60_000
// Two solvers halve the wait and leave a core of the phone for the page.
const solverCount = 2

const answerOf = (solver: Solver): Promise<Solution> =>
  new Promise((resolve, reject) => {
    solver.addEventListener('error', () => reject(new Error('the solver did not start')))
    solver.addEventListener('message', (event) => {
      // The worker's protocol: a solution, null when time is up, or an error.
      const answer = (event as MessageEvent).data as Solution | { error: unknown } | null
      if (answer && 'counter' in answer) resolve(answer)
      else reject(new Error('the challenge was not solved'))
    })
  })

/**
 * Solves a challenge off the main thread: each solver takes every n-th counter, and the first to find
 * the key ends the others. Rejects after a minute, or if no worker can run.
 */
export const solveChallenge = async (
  challenge: Challenge,
  create: () => Solver = createSolver,
): Promise<Solution> => {
  const solvers = Array.from({ length: solverCount }, create)
  try {
    const answers = solvers.map((solver, index) => {
      const answer = answerOf(solver)
      const work = { type: 'work', challenge, counterStart: index, counterStep: solverCount }
      // Messages to a worker have no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      solver.postMessage({ ...work, timeout: solveWithinMs })
      return answer
    })
    return await Promise.any(answers)
  } finally {
    for (const solver of solvers) solver.terminate()
  }
}
