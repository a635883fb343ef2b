import { S3mini } from 's3mini'
import type { PictureStore } from './picture-store.ts'

export type S3Place = {
  /** Address of the bucket, `https://<host>/<bucket>`. */
  readonly url: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

/** The longest wait for the store. */
const answerMs = 10_000
const idShape = /^[0-9a-f-]{36}$/

/** Pictures as objects of a bucket of any S3-compatible store; nobody else has access to the bucket. */
export const createS3Store = ({ url, region, keyId, secret }: S3Place): PictureStore => {
  const bucket = new S3mini({
    endpoint: url,
    region,
    accessKeyId: keyId,
    secretAccessKey: secret,
    requestAbortTimeout: answerMs,
  })
  const keyOf = (id: string): string => {
    if (!idShape.test(id)) throw new Error('a picture is named by a uuid')
    return `pictures/${id}`
  }
  return {
    write: async (id, content) => {
      await bucket.putObject(keyOf(id), content, 'application/octet-stream')
    },
    read: async (id) => {
      const content = await bucket.getObjectArrayBuffer(keyOf(id))
      return content === null ? undefined : new Uint8Array(content)
    },
    remove: async (id) => {
      await bucket.deleteObject(keyOf(id))
    },
  }
}
