type Request = { readonly rawHeaders: readonly string[]; readonly httpVersion: string }

/**
 * Whether a request has the `Host` headers that RFC 9112, 3.2 allows: exactly one, or none in
 * HTTP/1.0. If there were two, a proxy might have used the other one.
 */
export const hasOneHost = ({ rawHeaders, httpVersion }: Request): boolean => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return httpVersion === '1.0' ? count <= 1 : count === 1
}

type Reply = { status(code: number): { send(text: string): unknown } }

/** An `onRequest` hook: 400 for a request that names no host, or several. */
export const answerOneHostOnly = (
  { raw }: { readonly raw: Request },
  reply: Reply,
  next: () => void,
): void => {
  if (hasOneHost(raw)) next()
  else reply.status(400).send('A request names one host.')
}
