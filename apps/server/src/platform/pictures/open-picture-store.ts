import type { Config } from '../config.ts'
import { createFolderStore } from './folder-store.ts'
import type { PictureStore } from './picture-store.ts'
import { createS3Store } from './s3-store.ts'

/** The bucket named in the settings, otherwise a folder. */
export const openPictureStore = (config: Config): PictureStore => {
  const {
    PICTURES_S3_URL: url,
    PICTURES_S3_REGION: region,
    PICTURES_S3_KEY_ID: keyId,
    PICTURES_S3_SECRET: secret,
  } = config
  if (url === undefined) return createFolderStore(config.PICTURES_DIR)
  if (keyId === undefined || secret === undefined) {
    throw new Error('PICTURES_S3_URL needs PICTURES_S3_KEY_ID and PICTURES_S3_SECRET')
  }
  return createS3Store({ url, region, keyId, secret })
}
