/** The request was refused; the message is the reason. */
export class Declined extends Error {}

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string; readonly message: string }

/** The response. @throws Declined with the server's own sentence. */
export const requireValue = async <Value>(asked: Promise<Answer<Value>>): Promise<Value> => {
  const answer = await asked
  if (answer.ok) return answer.value
  throw new Declined(`${answer.message || 'The system does not answer.'} (${answer.code})`)
}
