import { setTimeout as pause } from 'node:timers/promises'
import { VisitEnds } from '../needed.ts'
import { askOnce } from './ask-second-yes.ts'
import { withOperator, type Place } from './enter-office.ts'
import { openCase } from './open-case.ts'
import { writeDraft } from './write-draft.ts'

const againAfterMs = 600_000
/** While something is missing yet, or the platform refuses. */
const soonerMs = 60_000

/**
 * Operators of the demo leave work for a visitor of the back office: a request for a second yes, a case
 * of the risk team, a promotion in writing. Nobody of the demo decides any of it. Ends with the signal.
 */
export const keepQueues = async (
  place: Place,
  { signal, report }: { readonly signal: AbortSignal; report(error: unknown): void },
): Promise<void> => {
  const { opsUrl } = place
  if (opsUrl === undefined) return
  const works = [
    () => askOnce(opsUrl, place),
    () => withOperator(opsUrl, place, 'risco.demo', openCase),
    () => withOperator(opsUrl, place, 'crm.demo', writeDraft),
  ]
  while (!signal.aborted) {
    let rest = againAfterMs
    for (const work of works) {
      try {
        await work()
      } catch (error) {
        rest = soonerMs
        if (!(error instanceof VisitEnds)) report(error)
      }
    }
    await pause(rest, undefined, { signal })
  }
}
