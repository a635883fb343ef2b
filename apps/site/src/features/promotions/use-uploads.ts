import { uploadPromotionPicture } from '@trevo/api-client/endpoints.ts'
import { useState } from 'react'
import { base64Of, pictureTimeoutMs } from '../../core/files/picture-upload.ts'
import { callThrough } from '../../core/api/api.ts'
import { sendWithProgress } from '../../core/api/send-with-progress.ts'

/** A picture being uploaded: its progress, or why it failed. */
export type Upload = {
  readonly key: string
  readonly file: File
  readonly share: number
  readonly pictureId: string | undefined
  /** Empty if there was no answer. */
  readonly trouble: string | undefined
}

/** Pictures are uploaded one by one as they are chosen; an interrupted upload can be retried. */
export const useUploads = () => {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (key: string, part: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))

  const send = async ({ key, file }: Pick<Upload, 'key' | 'file'>): Promise<void> => {
    change(key, { share: 0, trouble: undefined })
    const call = callThrough(sendWithProgress((share) => change(key, { share })))
    const content = await base64Of(file)
    const answer = await call(uploadPromotionPicture, {
      body: { content },
      timeoutMs: pictureTimeoutMs,
    })
    change(
      key,
      answer.ok
        ? { share: 1, pictureId: answer.value.pictureId }
        : { trouble: answer.message, share: 0 },
    )
  }

  return {
    uploads,
    add: (files: readonly File[]): void => {
      const added = files.map((file) => ({
        key: crypto.randomUUID(),
        file,
        share: 0,
        pictureId: undefined,
        trouble: undefined,
      }))
      setUploads((all) => [...all, ...added])
      for (const one of added) void send(one)
    },
    again: (upload: Upload): void => void send(upload),
    remove: (key: string): void => setUploads((all) => all.filter((one) => one.key !== key)),
  }
}
