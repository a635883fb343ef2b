/** What a call was refused with, where somebody at play cannot go on. */
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
