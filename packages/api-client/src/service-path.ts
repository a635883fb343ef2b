const prefix = 'enc:'
const nonceBytes = 12
/** 16 bytes in base64url. */
const keyLength = 22

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/** Whether the brand encrypts this path of customer service. */
export const isEncryptedPath = (path: string): boolean => path.startsWith(prefix)

/** The path of a customer service entry, decrypted if the brand encrypts it (MODEL-19). */
export const decryptServicePath = async (path: string): Promise<string> => {
  if (!isEncryptedPath(path)) return path
  const content = bytesOf(path.slice(prefix.length, -keyLength))
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(path.slice(-keyLength)),
    'AES-GCM',
    false,
    ['decrypt'],
  )
  const decrypted = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: content.subarray(0, nonceBytes) },
    key,
    content.subarray(nonceBytes),
  )
  return new TextDecoder().decode(decrypted)
}
