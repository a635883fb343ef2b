import { connect } from 'node:net'
import { safeHeaders } from '../http/safe-headers.ts'

type Headers = { get(name: string): string | null }

/** The headers of an answer that `safeHeaders` names, to be compared with it. */
export const safeHeadersIn = (headers: Headers): Record<string, string | null> =>
  Object.fromEntries(Object.keys(safeHeaders).map((name) => [name, headers.get(name)]))

/** A listener's answer to a POST whose body stops halfway, until it ends the connection. */
export const sendHalfBody = (origin: string, path = '/'): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    let said = ''
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => (said += part))
    socket.on('error', reject)
    socket.on('close', () => resolve(said))
    const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\n`
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"half"`)
  })

/** The status of a GET with two `Host` headers. */
export const statusOfTwoHosts = (origin: string, path = '/'): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(origin)
    const socket = connect(Number(port), hostname)
    let said = ''
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => (said += part))
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(said.slice(9, 12))))
    const hosts = `Host: ${host}\r\nhost: ${host}\r\n`
    socket.write(`GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
  })
