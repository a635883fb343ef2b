import type { Dependencies } from '../../dependencies.ts'

/** A set that fails says nothing of its rounds: each is asked for by itself. */
export const orElse = <Answer>(
  { log }: Pick<Dependencies, 'log'>,
  asked: Promise<Answer>,
  answer: Answer,
): Promise<Answer> =>
  asked.catch((error: unknown) => {
    log.warn({ err: error }, 'a set of rounds failed')
    return answer
  })
