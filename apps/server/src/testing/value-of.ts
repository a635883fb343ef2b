type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string }

/** What a call answered. @throws the code of a refusal */
export const valueOf = <Value>(answer: Answer<Value>): Value => {
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
