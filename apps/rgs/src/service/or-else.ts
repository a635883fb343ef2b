import type { SeedState } from '@trevo/contract/rgs/session.ts'
import type { Dependencies } from '../dependencies.ts'
import type { RoundRow } from '../repository/tables.ts'

/** A round that went in sets, and the seeds its player has then. */
export type PlayedInSet = { readonly round: RoundRow; readonly seeds: SeedState }

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
