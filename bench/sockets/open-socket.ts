import { connect } from 'node:net'
import type { LiveSocket } from '../../apps/site/src/core/live/connect-live.ts'

/** All sockets of the process read into it, one at a time. */
const readInto = Buffer.alloc(64 * 1_024)
const empty: Buffer = Buffer.alloc(0)
const endOfHead = '\r\n\r\n'
const opcodes = { text: 1, close: 8, ping: 9, pong: 10 } as const
const lostCode = 1006
const noCode = 1005

type Listener = (event: unknown) => void
type Frame = { readonly opcode: number; readonly payload: Buffer; readonly bytes: number }

/** A short frame as a client sends it, masked with zeroes. */
const frameOf = (opcode: number, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload])

/** The first frame that a server sent; undefined until it has arrived in full. */
const readFrame = (bytes: Buffer): Frame | undefined => {
  if (bytes.length < 2) return undefined
  const short = bytes.readUInt8(1)
  const head = short === 126 ? 4 : 2
  if (short > 126) throw new Error('a message of the server is too long')
  if (bytes.length < head) return undefined
  const end = head + (short === 126 ? bytes.readUInt16BE(2) : short)
  if (bytes.length < end) return undefined
  return { opcode: bytes.readUInt8(0) & 15, payload: bytes.subarray(head, end), bytes: end }
}

const requestOf = (url: URL, address: string): string =>
  `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\nconnection: upgrade\r\n` +
  'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
  `x-forwarded-for: ${address}${endOfHead}`

/**
 * A WebSocket with only what the bench needs: thousands of them share the machine with the servers
 * being measured.
 */
export const openSocket = (target: string, address: string): LiveSocket => {
  const url = new URL(target)
  const listeners = new Map<string, Listener[]>()
  const tell = (type: string, event: object) => {
    for (const listener of listeners.get(type) ?? []) listener(event)
  }
  let unread: Buffer = empty
  let isOpen = false
  let code = lostCode

  const open = (): boolean => {
    const end = unread.indexOf(endOfHead)
    if (end < 0) return false
    if (unread.toString('latin1', 9, 12) !== '101') return line.destroy() && false
    unread = unread.subarray(end + endOfHead.length)
    isOpen = true
    tell('open', {})
    return true
  }
  const hear = ({ opcode, payload }: Frame) => {
    if (opcode === opcodes.text) tell('message', { data: payload.toString() })
    else if (opcode === opcodes.ping) line.write(frameOf(opcodes.pong, payload))
    else if (opcode === opcodes.close) {
      code = payload.length < 2 ? noCode : payload.readUInt16BE(0)
      line.end(frameOf(opcodes.close, payload))
    }
  }
  const take = (bytes: Buffer) => {
    unread = unread.length > 0 ? Buffer.concat([unread, bytes]) : bytes
    if (isOpen || open()) {
      for (let frame = readFrame(unread); frame; frame = readFrame(unread)) {
        unread = unread.subarray(frame.bytes)
        hear(frame)
      }
    }
    unread = unread.length > 0 ? Buffer.from(unread) : empty
  }
  const callback = (count: number) => {
    take(readInto.subarray(0, count))
    return true
  }
  const line = connect({
    host: url.hostname,
    port: Number(url.port),
    noDelay: true,
    onread: { buffer: readInto, callback },
  })
  line.on('error', () => undefined)
  line.on('close', () => tell('close', { code }))
  line.write(requestOf(url, address))
  const socket = {
    send: (text: string) => void line.write(frameOf(opcodes.text, Buffer.from(text))),
    close: () => void line.destroy(),
    addEventListener: (type: string, listener: Listener) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  }
  return socket as unknown as LiveSocket // the part of a browser's interface that is used
}
