export type Storm = {
  readonly sent: number
  readonly answered: number
  /** The number of each answer. */
  readonly answers: Readonly<Record<string, number>>
  readonly slowestMs: number
}

/** One request and its answer, as a word; a request that throws had no answer. */
type Ask = (index: number) => Promise<string>

const createTally = () => {
  const answers: Record<string, number> = {}
  let sent = 0
  let answered = 0
  let slowestMs = 0
  return {
    time: async (ask: Ask, index: number): Promise<void> => {
      sent += 1
      const startedAt = performance.now()
      const answer = await ask(index).then(
        (word) => {
          answered += 1
          return word
        },
        () => 'no answer',
      )
      answers[answer] = (answers[answer] ?? 0) + 1
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - startedAt))
    },
    read: (): Storm => ({ sent, answered, answers, slowestMs }),
  }
}

/** Sends all of them at once and waits for every answer. */
export const sendStorm = async (count: number, ask: Ask): Promise<Storm> => {
  const tally = createTally()
  await Promise.all(Array.from({ length: count }, (_, index) => tally.time(ask, index)))
  return tally.read()
}

/** Repeats a request, one at a time, until it is stopped. */
export const keepAsking = (ask: Ask, pauseMs: number) => {
  const tally = createTally()
  const end = new AbortController()
  const running = (async () => {
    for (let index = 0; !end.signal.aborted; index += 1) {
      await tally.time(ask, index)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  })()
  return {
    stop: async (): Promise<Storm> => {
      end.abort()
      await running
      return tally.read()
    },
  }
}

/** A line of figures under a name. */
export const describeStorm = (
  name: string,
  { sent, answered, slowestMs, answers }: Storm,
): string => {
  const counts = Object.entries(answers).map(([answer, count]) => `${answer} ${count}`)
  return `${name}: sent ${sent}, answered ${answered}, slowest ${slowestMs} ms (${counts.join(', ')})`
}

/** Prints the figures of an attack in `npm run abuse`; silent in the tests. */
export const printFigures = (subject: string, figures: Readonly<Record<string, Storm>>): void => {
  if (process.env['ABUSE_FIGURES'] !== '1') return
  const lines = Object.entries(figures).map(([name, storm]) => `  ${describeStorm(name, storm)}`)
  process.stdout.write(`\n${subject}\n${lines.join('\n')}\n`)
}
