/** Uploading a large picture on a slow line takes time. */
export const pictureTimeoutMs = 180_000

/** The bytes of a file as base64, without the prefix of a data URL. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(new Error('not readable')))
    reader.readAsDataURL(file)
  })
