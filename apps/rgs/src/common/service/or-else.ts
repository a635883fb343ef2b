import type { Dependencies } from '../../dependencies.ts'

/** A failed set leaves the outcome of its rounds open: each is requested alone. */
export const orElse = <Answer>(
  { log }: Pick<Dependencies, 'log'>,
  asked: Promise<Answer>,
  answer: Answer,
): Promise<Answer> =>
  asked.catch((error: unknown) => {
    log.warn({ err: error }, 'a set of rounds failed')
    return answer
  })
