import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { BytesInput } from '@trevo/fairness/seeded-bytes.ts'
import type { Tool } from '../tools/find-tool.ts'
import { createBlockFiller } from './fast-stream.ts'

/** The output of a program that read a stream, and how much of it it read. */
export type Fed = { readonly printed: string; readonly byteCount: number }

const chunkBytes = 2 ** 20
const blockBytes = 32

/**
 * Starts a program and writes bytes of a fairness stream to its input until it has read enough, or up
 * to the limit. Four bytes are one number of the stream, as `wordsOf` makes them. @throws when it
 * fails
 */
export const feedStream = async (
  { path, env }: Tool,
  args: readonly string[],
  stream: BytesInput,
  byteCountMax = Number.MAX_SAFE_INTEGER,
): Promise<Fed> => {
  const child = spawn(path, args, { env, stdio: ['pipe', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  const input = { isOpen: true }
  // A program that has read enough closes its input; most of them end that way.
  child.stdin.on('error', () => {
    input.isOpen = false
  })
  const ended = once(child, 'close').then(([code]) => {
    input.isOpen = false
    return Number(code)
  })
  const fill = createBlockFiller(stream)
  let byteCount = 0
  while (input.isOpen && byteCount < byteCountMax) {
    const bytes = new Uint8Array(Math.min(chunkBytes, byteCountMax - byteCount))
    fill(bytes, byteCount / blockBytes)
    byteCount += bytes.length
    if (!child.stdin.write(bytes)) {
      await Promise.race([once(child.stdin, 'drain').catch(() => undefined), ended])
    }
  }
  child.stdin.end()
  const code = await ended
  if (code !== 0) throw new Error(`${path} ${args.join(' ')} ended with ${code}`)
  return { printed, byteCount }
}
