import { isOwnHost } from '@trevo/vendor-kit/http/own-host.ts'
import type { FastifyRequest } from 'fastify'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** A proxy on this machine adds one of these to what it passes on for somebody else. */
export const forwardedBy = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
  'via',
] as const

/**
 * Whether somebody on this very machine asks. The connection's own address counts, never one that a
 * header tells; what is passed on comes from elsewhere, and so does what asks for another host: a
 * page whose name was made to lead here.
 */
export const isFromThisMachine = ({
  socket,
  headers,
}: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  loopback.has(socket.remoteAddress ?? '') &&
  isOwnHost(headers.host) &&
  forwardedBy.every((name) => headers[name] === undefined)
