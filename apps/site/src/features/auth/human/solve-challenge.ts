/** A proof-of-work challenge as the server gives it; only the solver looks inside `parameters`. */
export type Challenge = {
  readonly parameters: Readonly<Record<string, unknown>> & { readonly expiresAt?: number }
  readonly signature: string
}

export type Solution = { readonly counter: number; readonly derivedKey: string }

/** What we need of a `Worker`. */
export type Solver = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

export const createSolver = (): Solver =>
  new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })

const solveWithinMs = 60_000
// Two solvers halve the wait and leave a core of a phone for the page.
const solverCount = 2

const answerOf = (solver: Solver): Promise<Solution> =>
  new Promise((resolve, reject) => {
    solver.addEventListener('error', () => reject(new Error('the solver did not start')))
    solver.addEventListener('message', (event) => {
      // The worker's protocol: a solution, null when time is over, or an error.
      const answer = (event as MessageEvent).data as Solution | { error: unknown } | null
      if (answer && 'counter' in answer) resolve(answer)
      else reject(new Error('the challenge was not solved'))
    })
  })

/**
 * Solves a challenge off the page's own thread: each solver takes every n-th counter, the first to
 * find the key ends the others. Rejects after a minute or when no worker can run.
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
      // A worker has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      solver.postMessage({ ...work, timeout: solveWithinMs })
      return answer
    })
    return await Promise.any(answers)
  } finally {
    for (const solver of solvers) solver.terminate()
  }
}
