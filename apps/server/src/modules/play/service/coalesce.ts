/**
 * Collects concurrent questions and sends them together as soon as the last sending has ended: one
 * caller alone waits for nothing, many share one round trip. An answer is always to a question
 * sent after it was asked, never one that was under way. A failed sending fails its questions.
 */
export const createCoalescer = <Question, Answer>(
  send: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  sizeMax = 256,
): ((question: Question) => Promise<Answer>) => {
  type Waiting = {
    readonly question: Question
    readonly resolve: (answer: Answer) => void
    readonly reject: (error: unknown) => void
  }
  const waiting: Waiting[] = []
  let isSending = false

  const sendNext = async (): Promise<void> => {
    isSending = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, sizeMax)
      try {
        const answers = await send(batch.map(({ question }) => question))
        for (const [index, { resolve, reject }] of batch.entries()) {
          const answer = answers[index]
          if (answer === undefined) reject(new Error('a coalesced question was not answered'))
          else resolve(answer)
        }
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isSending = false
  }

  return (question) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    waiting.push({ question, resolve, reject })
    // The rest of this turn's questions come along.
    if (!isSending) {
      isSending = true
      queueMicrotask(() => void sendNext())
    }
    return promise
  }
}
