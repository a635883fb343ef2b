/**
 * A `fetch` for uploads that reports progress, from 0 to 1, which the browser's `fetch` cannot. It supports only
 * what our API client uses: a text body, headers, a signal, and a JSON answer.
 */
export const sendWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', String(input))
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => {
        resolve(new Response(request.responseText, { status: request.status }))
      })
      request.addEventListener('error', () => reject(new TypeError('not sent')))
      request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      init.signal?.addEventListener('abort', () => request.abort())
      request.send(typeof init.body === 'string' ? init.body : null)
    })
