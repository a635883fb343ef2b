import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { arrivalTimes, boundConnections } from '@trevo/vendor-kit/http/bound-listener.ts'
import { hasOneHost } from '@trevo/vendor-kit/http/one-host.ts'
import { sendSafeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import type { RgsMetrics } from './metrics.ts'

export type MetricsServer = { readonly port: number; close(): Promise<void> }

/**
 * Serves `GET /metrics` on a listener of its own, by itself on the loopback address: who is not on this
 * machine cannot connect, whatever a request says of itself. Port 0 takes a free one.
 */
export const serveMetrics = async (
  { registry }: RgsMetrics,
  port: number,
  host = '127.0.0.1',
): Promise<MetricsServer> => {
  const server = createServer(arrivalTimes, (request, response) => {
    if (!hasOneHost(request)) return void response.writeHead(400).end()
    if (request.method !== 'GET' || request.url !== '/metrics') {
      return void response.writeHead(404).end()
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  boundConnections(server)
  sendSafeHeaders(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo // listening on TCP
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
