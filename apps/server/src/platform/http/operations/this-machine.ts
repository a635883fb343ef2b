import { isOwnHost } from '@trevo/vendor-kit/http/own-host.ts'
import type { FastifyRequest } from 'fastify'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** A proxy on this machine adds one of these to a forwarded request. */
export const forwardedBy = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
  'via',
] as const

/**
 * Whether the request comes from this machine. The connection's own address counts, never one from a header; a
 * forwarded request comes from elsewhere, and so does one for another host: a page whose name resolves here.
 */
export const isFromThisMachine = ({
  socket,
  headers,
}: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  loopback.has(socket.remoteAddress ?? '') &&
  isOwnHost(headers.host) &&
  forwardedBy.every((name) => headers[name] === undefined)
