import type { Dependencies } from '../../dependencies.ts'
import { leftOut, type LeftOut } from '../repository/left-out.ts'

/**
 * The result of a set for one of its commands. A command that the set left out, or whose set failed, is retried as
 * a set of one, which waits for locks and gives the reason of a refusal.
 */
export const inSetOrAlone = async <Row>(
  { log }: Pick<Dependencies, 'log'>,
  asked: Promise<Row | LeftOut>,
  alone: () => Promise<Row>,
): Promise<Row> => {
  const answer = await asked.catch((error: unknown) => {
    log.warn({ err: error }, 'a set of rounds failed')
    return leftOut
  })
  return answer === leftOut ? alone() : (answer as Row) // all but the symbol
}
