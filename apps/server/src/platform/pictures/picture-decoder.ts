import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DecodingAnswer, DecodingOrder } from './decoding-messages.ts'

const entry = fileURLToPath(new URL('decoding-process.ts', import.meta.url))

export type PictureDecoder = {
  /** One at a time. `ended`: the process took too much memory or crashed; `late`: too long. */
  decode(order: DecodingOrder): Promise<DecodingAnswer | { readonly kind: 'ended' | 'late' }>
}

export type DecoderLimits = {
  /** For one picture. */
  readonly decodeMs: number
  /** For the start of the process, which on a busy machine takes longer than a picture. */
  readonly startMs: number
  /** Without an order for this long the process ends, and frees its memory. */
  readonly idleMs: number
}

const start = (): ChildProcess => {
  const child = fork(entry, [], {
    // Bytes as they are; JSON would cost the server more than sending.
    serialization: 'advanced',
    // None of our settings and secrets: the input may be hostile.
    env: { PATH: process.env['PATH'] },
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=64'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // An abandoned picture does not keep the server from exiting.
  child.unref()
  child.channel?.unref()
  return child
}

/** Decodes in a separate process, started with the first picture and again after each that ended it. */
export const createPictureDecoder = ({
  decodeMs,
  startMs,
  idleMs,
}: DecoderLimits): PictureDecoder => {
  let running: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const end = (child: ChildProcess): void => {
    if (running === child) running = undefined
    child.kill('SIGKILL')
  }
  const childAtWork = (): ChildProcess => {
    clearTimeout(idle)
    running ??= start()
    return running
  }
  return {
    decode: (order) =>
      new Promise((resolve) => {
        const patienceMs = decodeMs + (running ? 0 : startMs)
        const child = childAtWork()
        const settle = (answer: Awaited<ReturnType<PictureDecoder['decode']>>): void => {
          clearTimeout(timer)
          child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
          child.channel?.unref()
          if (answer.kind === 'ended' || answer.kind === 'late') end(child)
          else idle = setTimeout(() => end(child), idleMs).unref()
          resolve(answer)
        }
        const onMessage = (answer: unknown): void => settle(answer as DecodingAnswer) // our own process
        const onEnd = (): void => settle({ kind: 'ended' })
        const timer = setTimeout(() => settle({ kind: 'late' }), patienceMs)
        child.channel?.ref()
        child.on('message', onMessage).on('exit', onEnd).on('error', onEnd)
        child.send(order, (error) => {
          if (error) onEnd()
        })
      }),
  }
}
