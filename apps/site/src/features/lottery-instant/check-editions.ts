import type { InstantEdition, ProvenInstantTicket } from '@trevo/contract/wps/lottery/instant.ts'
import { checkEdition, isTicketProven } from '@trevo/lottery-rules/instant/edition.ts'
import type { Steps } from '@trevo/lottery-rules/steps.ts'

/** How long a part of the work may hold the page. */
const partMs = 12

const runInParts = async <Value>(steps: Steps<Value>): Promise<Value> => {
  for (;;) {
    const until = performance.now() + partMs
    do {
      const step = steps.next()
      if (step.done === true) return step.value
    } while (performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Whether a ticket is the one that was published, by the same rules as the server's. */
export const isTicketRight = (
  { proof, ...ticket }: ProvenInstantTicket,
  edition: InstantEdition,
): boolean => isTicketProven(ticket, proof, edition)

export type WholeCheck = Readonly<Record<'isSeedRight' | 'isRootRight' | 'isPlanRight', boolean>>

/** Makes a closed edition again from its seed, on this device. The page stays responsive meanwhile. */
export const recomputeEdition = async (edition: InstantEdition): Promise<WholeCheck> => {
  const { isSeedRight, isRootRight, isPlanRight } = await runInParts(
    checkEdition(edition, edition.seed ?? ''),
  )
  return { isSeedRight, isRootRight, isPlanRight }
}
