import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
}

/** A moving test picture with a tone, cut into segments of a second, as a studio's encoder does. */
const encode = (program: string, folder: string): ChildProcess =>
  spawn(
    program,
    [
      '-hide_banner -loglevel error -re',
      '-f lavfi -i testsrc2=size=640x360:rate=25',
      '-f lavfi -i sine=frequency=330:sample_rate=48000',
      '-c:v libx264 -preset ultrafast -tune zerolatency -profile:v baseline -pix_fmt yuv420p',
      '-b:v 600k -g 25 -keyint_min 25 -sc_threshold 0 -c:a aac -b:a 64k',
      '-f hls -hls_time 1 -hls_list_size 6 -hls_flags delete_segments+independent_segments',
      path.join(folder, 'live.m3u8'),
    ].flatMap((part) => part.split(' ')),
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )

export type Stream = {
  readonly url: string
  /** `gone`: nothing is served any more. `frozen`: the playlist no longer changes. */
  readonly turn: (state: 'live' | 'gone' | 'frozen') => void
  readonly close: () => Promise<void>
}

/** A real live HLS stream by ffmpeg, on a separate origin. */
export const startStream = async (program: string): Promise<Stream> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trevo-stream-'))
  const encoder = encode(program, folder)
  let state: Parameters<Stream['turn']>[0] = 'live'
  let frozen: Buffer | undefined
  const server: Server = createServer(async ({ url = '' }, response) => {
    const name = path.basename(new URL(url, 'http://127.0.0.1').pathname)
    const isPlaylist = name.endsWith('.m3u8')
    const found =
      state === 'gone' ? undefined : await readFile(path.join(folder, name)).catch(() => undefined)
    if (isPlaylist && state === 'frozen') frozen ??= found
    const body = isPlaylist && state === 'frozen' ? frozen : found
    response.writeHead(body ? 200 : 404, {
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a TCP server that listens
  return {
    url: `http://127.0.0.1:${port}/live.m3u8`,
    turn: (next) => {
      state = next
      frozen = undefined
    },
    close: async () => {
      encoder.kill('SIGKILL')
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
