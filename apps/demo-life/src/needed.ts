/** The refusal of a call without which a player cannot continue. */
export class VisitEnds extends Error {
  override readonly name = 'VisitEnds'
}

/** The value of an answer; throws `VisitEnds` with the code of a refusal. */
export const needed = <Value>(
  answer:
    | { readonly ok: true; readonly value: Value }
    | { readonly ok: false; readonly code: string },
): Value => {
  if (answer.ok) return answer.value
  throw new VisitEnds(answer.code)
}
