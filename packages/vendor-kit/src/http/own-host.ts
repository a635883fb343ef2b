const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a `Host` header names this machine itself. A page from elsewhere whose name was made to
 * resolve to this machine (DNS rebinding) still sends its own name. Programs that send none are not
 * browsers.
 * @param others further names of the listener, without a port
 */
export const isOwnHost = (header: string | undefined, others: readonly string[] = []): boolean => {
  if (header === undefined) return true
  const name = header
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
  return loopbackNames.has(name) || name.endsWith('.localhost') || others.includes(name)
}

type Request = { readonly headers: { readonly host?: string | undefined } }
type Reply = { status(code: number): { send(text: string): unknown } }

/**
 * An `onRequest` hook for development listeners: RFC 9110, 15.5.20 (421) for every other host.
 * @param others further names of the listener, without a port
 */
export const answerOwnHostOnly =
  (others: readonly string[] = []) =>
  (request: Request, reply: Reply, next: () => void): void => {
    if (isOwnHost(request.headers.host, others)) next()
    else reply.status(421).send('This address belongs to another host.')
  }
